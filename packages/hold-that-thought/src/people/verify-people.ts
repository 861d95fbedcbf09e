import { on, verifier } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { Person } from './person.entity.ts'
import { REVERSE } from './relate-people.ts'

/** Every relationship stands in both persons, and a person and their account name each other. */
export const verifyPeople = verifier({
  takes: [
    on(Person, async ({ personId, userId, relationships }, { find, problem }) => {
      for (const { personId: otherId, type } of relationships) {
        const other = await find(Person, { personId: otherId })
        const back = other?.relationships.find((one) => one.personId === personId)
        if (back?.type !== REVERSE[type])
          problem(`${otherId} is the ${type} of ${personId}, who is not their ${REVERSE[type]}`)
      }
      if (userId === undefined) return
      if ((await find(UserProfile, { userId }))?.personId !== personId)
        problem(`${personId} has the account ${userId}, which is another person`)
    }),
    on(UserProfile, async ({ userId, personId }, { find, problem }) => {
      if (personId === undefined) return
      if ((await find(Person, { personId }))?.userId !== userId)
        problem(`${userId} is ${personId}, who has another account`)
    }),
  ],
})
