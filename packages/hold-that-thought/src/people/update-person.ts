import { patchOf } from '@longtable/core'
import { findMany } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { PERSON_RATE } from '../rates.ts'
import { changePerson, stillSameTree } from './change-tree.ts'
import { checkBirths, checkLife } from './contradictions.ts'
import { changedPersonFields, PersonInput } from './person-fields.ts'
import { personView } from './person-views.ts'
import { Person } from './person.entity.ts'
import { personInView } from './person.policy.ts'

/** A new day of birth has to agree with those of parents and children. */
async function checkAmongRelatives({ store }: FamilyContext, person: Person): Promise<void> {
  const { relationships } = person
  const relatives = await findMany(store, Person, relationships)
  relationships.forEach(({ type }, place) => {
    const relative = relatives[place]
    if (relative && type === 'parent') checkBirths(relative, person)
    if (relative && type === 'child') checkBirths(person, relative)
  })
}

export const updatePerson = mutation({
  name: 'updatePerson',
  input: PersonInput.extend(changedPersonFields),
  rate: PERSON_RATE,
  plan: async ({ context, input: { personId, ...given } }) => {
    const patch = patchOf(given)
    const { at } = context.stamp()
    const tree = 'birthDate' in patch ? [await stillSameTree(context, at)] : []
    const person = await personInView(context, personId)
    const next = { ...person, ...patch } as Person
    checkLife(next)
    if (tree.length > 0) await checkAmongRelatives(context, next)
    return {
      operations: [changePerson(person, patch, at), ...tree],
      result: { id: personId },
      audit: {
        action: 'PERSON_UPDATED',
        resourceType: 'Person',
        resourceId: personId,
        metadata: { fields: Object.keys(patch) },
      },
    }
  },
  answer: async ({ context }, { id }) => personView(await personInView(context, id)),
})
