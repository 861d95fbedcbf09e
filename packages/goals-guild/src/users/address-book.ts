import type { AddressBook, AddressHolder } from '@longtable/core'
import { change, laterThan, put, type Reader, remove } from '@longtable/entity'
import { tombstone } from './tombstone.ts'
import { EmailUnique, User } from './user.entity.ts'
import { emailLock, profileById } from './user.patterns.ts'

interface Person extends AddressHolder {
  readonly user: User
}

/** Profiles and e-mail locks of GoalsGuild, for whatever moves an address. */
export const guildAddresses = (reader: Pick<Reader, 'store'>): AddressBook<Person> => ({
  system: 'goals-guild',
  store: reader.store,
  async holderById(userId) {
    const user = await profileById(reader, { id: userId })
    return user && user.status !== 'deleted' ? { userId, email: user.email, user } : undefined
  },
  lockOf: (email) => emailLock(reader, { email }),
  claim: (lock, when) => [put(EmailUnique, lock, when)],
  release: (email, when) => [remove(EmailUnique, { email }, when)],
  readdress: ({ user }, email, at) => [
    change(User, user, {
      patch: { email, updatedAt: laterThan(user.updatedAt, at) },
      when: { attribute: 'updatedAt', equals: user.updatedAt },
    }),
  ],
  erase: ({ user }, at) => tombstone(user, at),
})
