import { DomainError, optionalText, UlidId } from '@longtable/core'
import { findMany } from '@longtable/entity'
import * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { PERSON_RATE } from '../rates.ts'
import { changePerson, stillSameTree } from './change-tree.ts'
import { checkRelationship } from './contradictions.ts'
import { personView } from './person-views.ts'
import { Person, type Relationship, RELATIONSHIP_TYPES } from './person.entity.ts'
import { personInView, unknownPerson } from './person.policy.ts'

/** My mother's child is me. */
export const REVERSE: Readonly<Record<Relationship['type'], Relationship['type']>> = {
  parent: 'child',
  child: 'parent',
  partner: 'partner',
  sibling: 'sibling',
  other: 'other',
}

export const PairInput = z.object({ personId: UlidId, otherId: UlidId })

const word = optionalText({ max: 50 })

const invalid = (field: string, rule: string) =>
  new DomainError('INVALID', 'people.relationship', { message: `${field}: ${rule}`, field })

export async function pairOf(
  { store }: FamilyContext,
  { personId, otherId }: z.infer<typeof PairInput>,
): Promise<{ person: Person; other: Person }> {
  const [person, other] = await findMany(store, Person, [{ personId }, { personId: otherId }])
  if (!person || !other) throw unknownPerson()
  return { person, other }
}

const towards = (
  { personId }: Person,
  type: Relationship['type'],
  customType: string | undefined,
): Relationship => ({ personId, type, ...(customType !== undefined && { customType }) })

/** Written into both persons at once, and only if the whole tree is as it was looked at. */
export const relatePeople = mutation({
  name: 'relatePeople',
  input: PairInput.extend({
    type: z.enum(RELATIONSHIP_TYPES),
    customType: word,
    reverseCustomType: word,
  }),
  rate: PERSON_RATE,
  begin: ({ input: { personId, otherId, type, customType, reverseCustomType } }) => {
    if (personId === otherId) throw invalid('otherId', 'nobody is related to themselves.')
    if ((type === 'other') !== (customType !== undefined))
      throw invalid('customType', 'says what an "other" is, and nothing else.')
    if (type !== 'other' && reverseCustomType !== undefined)
      throw invalid('reverseCustomType', 'says what an "other" is, and nothing else.')
  },
  plan: async ({ context, input }) => {
    const { at } = context.stamp()
    const tree = await stillSameTree(context, at)
    const { person, other } = await pairOf(context, input)
    const { personId, type, customType, reverseCustomType = customType } = input
    const known = person.relationships.find((one) => one.personId === other.personId)
    if (known?.type === type && known.customType === customType) return { answer: { id: personId } }
    await checkRelationship(context.store, { person, other, type })
    const theirs = [...other.relationships, towards(person, REVERSE[type], reverseCustomType)]
    const relationships = [...person.relationships, towards(other, type, customType)]
    return {
      operations: [
        changePerson(person, { relationships }, at),
        changePerson(other, { relationships: theirs }, at),
        tree,
      ],
      result: { id: personId },
      audit: {
        action: 'PEOPLE_RELATED',
        resourceType: 'Person',
        resourceId: personId,
        metadata: { otherId: other.personId, type },
      },
    }
  },
  answer: async ({ context }, { id }) => personView(await personInView(context, id)),
})
