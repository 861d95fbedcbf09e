import { asRead, put } from '@longtable/entity'
import { adopter, carrying, completes } from '@longtable/system'
import { EmailLock, User } from './user.entity.ts'
import { emailLock } from './user.patterns.ts'

/** Who has an e-mail holds its lock; of two the first one keeps it. */
const lock = adopter(User, {
  name: 'users.lock',
  isOurs: ({ item, old }) => old !== undefined && old.email === item.email,
  async adopt(user, { store }) {
    const { userId, createdAt } = user
    const address = user.email.toLowerCase()
    const known = await emailLock({ store }, { address })
    if (known?.userId === userId) return []
    if (known)
      return [{ finding: `EMAIL#${address} is of ${known.userId}, and ${userId} has it too` }]
    const when = asRead(User, user, 'email')
    return [{ operations: [put(EmailLock, { address, userId, createdAt })], when }]
  },
})

export const adoptUsers = [
  completes(User, { name: 'users.user', isOurs: carrying('GSI1PK', 'GSI2PK') }),
  lock,
]
