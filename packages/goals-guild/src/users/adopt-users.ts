import { asRead, put } from '@longtable/entity'
import { adopter, type AdoptRule, type AdoptStep, carrying, completes } from '@longtable/system'
import { Counter } from '../follows/follow.entity.ts'
import { missingLinks } from '../tags/link-tags.ts'
import { missingNames } from './name-rows.ts'
import { EmailUnique, NickUnique, User } from './user.entity.ts'
import { emailLock, nicknameLock } from './user.patterns.ts'

const whose = (name: string, one: string, other: string): AdoptStep => ({
  finding: `${name} is of ${one}, and ${other} has it too`,
})

/** Document 004 writes a nickname into its key as it is typed; it is found by its lock. */
const isTyped = (attribute: string, { GSI2PK, nickname }: { [name: string]: unknown }) =>
  attribute === 'GSI2PK' && GSI2PK === `NICK#${String(nickname)}`

/** What follows from these attributes follows already, where a change leaves them as they were. */
const leaves =
  (...names: readonly string[]): NonNullable<AdoptRule['isOurs']> =>
  ({ item, old }) =>
    old !== undefined &&
    names.every((name) => JSON.stringify(old[name]) === JSON.stringify(item[name]))

/** Who has a name holds its lock, so that nobody else takes it; of two the first one keeps it. */
const locks = adopter(User, {
  name: 'users.locks',
  isOurs: leaves('nickname', 'email', 'status'),
  async adopt(user, { store }) {
    const { id: userId, nickname, createdAt } = user
    if (user.status === 'deleted') return []
    const email = user.email.toLowerCase()
    const [nick, address] = await Promise.all([
      nicknameLock({ store }, { nickname }),
      emailLock({ store }, { email }),
    ])
    const when = asRead(User, user, 'nickname', 'email')
    const steps: AdoptStep[] = []
    if (!nick) steps.push({ operations: [put(NickUnique, { nickname, userId, createdAt })], when })
    else if (nick.userId !== userId) steps.push(whose(`NICK#${nickname}`, nick.userId, userId))
    if (!address) steps.push({ operations: [put(EmailUnique, { email, userId, createdAt })], when })
    else if (address.userId !== userId) steps.push(whose(`EMAIL#${email}`, address.userId, userId))
    return steps
  },
})

const tags = adopter(User, {
  name: 'users.tags',
  isOurs: leaves('tags', 'status'),
  async adopt(user, { store }) {
    if (user.status === 'deleted') return []
    const { id, createdAt, updatedAt } = user
    const operations = await missingLinks(store, { entity: 'User', id, createdAt, tags: user.tags })
    const when = { attribute: 'updatedAt', equals: updatedAt } as const
    return operations.length > 0 ? [{ operations, when }] : []
  },
})

/** Also for those who were here before people could be found by the beginning of their name. */
export const adoptNames = adopter(User, {
  name: 'users.names',
  isOurs: leaves('nickname', 'fullName', 'status'),
  async adopt(user, { store }) {
    const operations = await missingNames(store, user)
    const when = asRead(User, user, 'nickname', 'fullName')
    return operations.length > 0 ? [{ operations, when }] : []
  },
})

/** With the names, which a former version lacks as well. */
export const adoptUsers = [
  completes(User, {
    name: 'users.profile',
    isOurs: carrying('status', 'tags', 'tier'),
    agrees: isTyped,
  }),
  locks,
  tags,
  completes(Counter, { name: 'users.counter', isOurs: carrying('name') }),
]
