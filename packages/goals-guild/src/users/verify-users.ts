import { noAddressOf } from '@longtable/core'
import { on, verifier } from '@longtable/system'
import { EmailUnique, NickUnique, User } from './user.entity.ts'

/** Every person holds exactly the locks of their own names. */
export const verifyUsers = verifier({
  takes: [
    on(User, async ({ id, nickname, email, status }, { find, problem }) => {
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
