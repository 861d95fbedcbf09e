import { noAddressOf } from '@longtable/core'
import { on, verifier } from '@longtable/system'
import { EmailLock, User } from './user.entity.ts'

/** Every person holds exactly the lock of their own address. */
export const verifyUsers = verifier({
  takes: [
    on(User, async ({ userId, email, deletedAt }, { find, problem }) => {
      // Until they verify one, nobody knows an address of theirs.
      if (deletedAt !== undefined || email === noAddressOf(userId)) return
      if ((await find(EmailLock, { address: email.toLowerCase() }))?.userId !== userId)
        problem(`EMAIL#${email} is not locked for ${userId}`)
    }),
    on(EmailLock, async ({ address, userId }, { find, problem }) => {
      const holder = await find(User, { userId })
      if (holder?.email.toLowerCase() !== address || holder.deletedAt !== undefined)
        problem(`EMAIL#${address} is locked for ${userId}, who has another one`)
    }),
  ],
})
