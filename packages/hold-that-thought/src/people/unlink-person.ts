import { isAdmin } from '../context.ts'
import { mutation } from '../mutation.ts'
import { PERSON_RATE } from '../rates.ts'
import { profileById } from '../users/profile.patterns.ts'
import { placed, whose } from './account-of-person.ts'
import { changePerson } from './change-tree.ts'
import { PersonInput } from './person-fields.ts'
import { personView } from './person-views.ts'
import { personInView } from './person.policy.ts'

/** Also of who is gone: an admin, or they themselves. Idempotent. */
export const unlinkPerson = mutation({
  name: 'unlinkPerson',
  input: PersonInput,
  rate: PERSON_RATE,
  plan: async ({ context, actor, input: { personId } }) => {
    const person = await personInView(context, personId)
    if (person.userId === undefined) return { answer: { id: personId } }
    const profile =
      person.userId === actor.userId || isAdmin(actor)
        ? await profileById(context, { userId: person.userId })
        : await whose({ context, actor, userId: person.userId })
    const { at } = context.stamp()
    return {
      operations: [
        changePerson(person, { userId: undefined }, at),
        ...(profile ? [placed(profile, { personId: undefined, at })] : []),
      ],
      result: { id: personId },
      audit: { action: 'PERSON_UNLINKED', resourceType: 'Person', resourceId: personId },
    }
  },
  answer: async ({ context }, { id }) => personView(await personInView(context, id)),
})
