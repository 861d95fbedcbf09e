import { noAddressOf } from '@longtable/core'
import { countOrZero, on, verifier } from '@longtable/system'
import { NamePrefix } from './name-prefix.entity.ts'
import { foundBy } from './name-rows.ts'
import { EmailUnique, NickUnique, User } from './user.entity.ts'

const names = countOrZero((row, says) =>
  says.rows ? `nobody finds ${row}` : `${row} is found by a name that is not theirs`,
)

/** Every person holds exactly the locks of their own names, and is found by them. */
export const verifyUsers = verifier({
  takes: [
    on(User, async (user, { find, problem, says }) => {
      const { id, nickname, email, status } = user
      for (const name of foundBy(user)) says(names, `${id} ${name}`, { rows: 1 })
      if (status === 'deleted') return
      if ((await find(NickUnique, { nickname }))?.userId !== id)
        problem(`NICK#${nickname.toLowerCase()} is not locked for ${id}`)
      // Until they sign in again, nobody knows an address of theirs.
      if (
        email !== noAddressOf(id) &&
        (await find(EmailUnique, { email: email.toLowerCase() }))?.userId !== id
      )
        problem(`EMAIL#${email} is not locked for ${id}`)
    }),
    on(NamePrefix, ({ userId, name }, { has }) => has(names, `${userId} ${name}`, { rows: 1 })),
    on(NickUnique, async ({ nickname, userId }, { find, problem }) => {
      const nick = nickname.toLowerCase()
      const holder = await find(User, { id: userId })
      if (holder?.nickname.toLowerCase() !== nick || holder.status === 'deleted')
        problem(`NICK#${nick} is locked for ${userId}, who has another name`)
    }),
    on(EmailUnique, async ({ email, userId }, { find, problem }) => {
      const holder = await find(User, { id: userId })
      if (holder?.email.toLowerCase() !== email || holder.status === 'deleted')
        problem(`EMAIL#${email} is locked for ${userId}, who has another name`)
    }),
  ],
})
