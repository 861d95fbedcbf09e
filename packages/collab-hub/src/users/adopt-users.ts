import { noAddressOf } from '@longtable/core'
import { asRead, check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { adopter, carrying, completes } from '@longtable/system'
import { EmailLock, User } from './user.entity.ts'
import { emailLock, userById } from './user.patterns.ts'

const addressOf = ({ email }: Pick<User, 'email'>) => email.toLowerCase()

/** Who has an e-mail holds its lock. Of two the first one keeps it, while they have it still. */
const lock = adopter(User, {
  name: 'users.lock',
  isOurs: ({ item, old }) => old !== undefined && old.email === item.email,
  async adopt(user, { store }) {
    const { userId, createdAt } = user
    // Neither a tombstone nor who waits for an address has one.
    if (user.deletedAt !== undefined || user.email === noAddressOf(userId)) return []
    const address = addressOf(user)
    const known = await emailLock({ store }, { address })
    if (known?.userId === userId) return []
    const holder = known && (await userById({ store }, known))
    if (known && holder && addressOf(holder) === address)
      return [{ finding: `EMAIL#${address} is of ${known.userId}, and ${userId} has it too` }]
    const free = known ? asRead(EmailLock, known, 'userId') : 'absent'
    const operations: Operation[] = [put(EmailLock, { address, userId, createdAt }, free)]
    if (known)
      operations.push(check(User, known, holder ? asRead(User, holder, 'email') : 'absent'))
    return [{ operations, when: asRead(User, user, 'email') }]
  },
})

export const adoptUsers = [
  completes(User, { name: 'users.user', isOurs: carrying('GSI1PK', 'GSI2PK') }),
  lock,
]
