import { type AddressBook, type AddressHolder, noAddressOf } from '@longtable/core'
import { change, laterThan, put, type Reader, remove } from '@longtable/entity'
import { tombstone } from './tombstone.ts'
import { EmailLock, User } from './user.entity.ts'
import { emailLock, userById } from './user.patterns.ts'

interface Person extends AddressHolder {
  readonly user: User
}

/** Whose address accounts vouch for is verified. */
const statusWith = ({ status, userId }: User, email: string): User['status'] =>
  status === 'PENDING_VERIFICATION' && email !== noAddressOf(userId) ? 'ACTIVE' : status

/** Profiles and e-mail locks of CollabHub, for whatever moves an address. */
export const hubAddresses = (reader: Pick<Reader, 'store'>): AddressBook<Person> => ({
  system: 'collab-hub',
  store: reader.store,
  async holderById(userId) {
    const user = await userById(reader, { userId })
    return user && user.deletedAt === undefined ? { userId, email: user.email, user } : undefined
  },
  async lockOf(email) {
    const lock = await emailLock(reader, { address: email })
    return lock && { email, userId: lock.userId, createdAt: lock.createdAt }
  },
  claim: ({ email, ...lock }, when) => [put(EmailLock, { address: email, ...lock }, when)],
  release: (email, when) => [remove(EmailLock, { address: email }, when)],
  readdress: ({ user }, email, at) => [
    change(User, user, {
      patch: {
        email,
        status: statusWith(user, email),
        updatedAt: laterThan(user.updatedAt, at),
      },
      when: { attribute: 'updatedAt', equals: user.updatedAt },
    }),
  ],
  erase: ({ user }, at) => tombstone(user, at),
})
