import { mutation } from '../mutation.ts'
import { PERSON_RATE } from '../rates.ts'
import { changePerson, stillSameTree } from './change-tree.ts'
import { personView } from './person-views.ts'
import type { Person } from './person.entity.ts'
import { personInView } from './person.policy.ts'
import { PairInput, pairOf } from './relate-people.ts'

const without = ({ relationships }: Person, { personId }: Person) =>
  relationships.filter((one) => one.personId !== personId)

/** Out of both persons at once. Idempotent. */
export const unrelatePeople = mutation({
  name: 'unrelatePeople',
  input: PairInput,
  rate: PERSON_RATE,
  plan: async ({ context, input }) => {
    const { at } = context.stamp()
    const tree = await stillSameTree(context, at)
    const { person, other } = await pairOf(context, input)
    const { personId } = person
    const relationships = without(person, other)
    if (relationships.length === person.relationships.length) return { answer: { id: personId } }
    return {
      operations: [
        changePerson(person, { relationships }, at),
        changePerson(other, { relationships: without(other, person) }, at),
        tree,
      ],
      result: { id: personId },
      audit: {
        action: 'PEOPLE_UNRELATED',
        resourceType: 'Person',
        resourceId: personId,
        metadata: { otherId: other.personId },
      },
    }
  },
  answer: async ({ context }, { id }) => personView(await personInView(context, id)),
})
