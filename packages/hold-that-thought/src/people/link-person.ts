import { DomainError } from '@longtable/core'
import { mutation } from '../mutation.ts'
import { PERSON_RATE } from '../rates.ts'
import { placed, whose } from './account-of-person.ts'
import { changePerson } from './change-tree.ts'
import { LinkInput } from './person-fields.ts'
import { personView } from './person-views.ts'
import { personInView } from './person.policy.ts'

const taken = (message: string) => new DomainError('CONFLICT', 'people.linked', message)

/** One person has at most one account, and an account at most one person. */
export const linkPerson = mutation({
  name: 'linkPerson',
  input: LinkInput,
  rate: PERSON_RATE,
  plan: async ({ context, actor, input: { personId, userId } }) => {
    const person = await personInView(context, personId)
    const profile = await whose({ context, actor, userId })
    if (person.userId === profile.userId) return { answer: { id: personId } }
    if (person.userId !== undefined) throw taken('Somebody else is this person.')
    if (profile.personId !== undefined) throw taken('They are another person of the tree.')
    const { at } = context.stamp()
    return {
      operations: [
        changePerson(person, { userId: profile.userId }, at),
        placed(profile, { personId, at }),
      ],
      result: { id: personId },
      audit: {
        action: 'PERSON_LINKED',
        resourceType: 'Person',
        resourceId: personId,
        metadata: { userId: profile.userId },
      },
    }
  },
  answer: async ({ context }, { id }) => personView(await personInView(context, id)),
})
