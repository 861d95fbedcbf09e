import type { AddressBook, AddressHolder } from '@longtable/core'
import { change, laterThan, type Reader } from '@longtable/entity'
import { UserProfile } from './profile.entity.ts'
import { profileById } from './profile.patterns.ts'
import { tombstone } from './tombstone.ts'

interface Holder extends AddressHolder {
  readonly profile: UserProfile
}

/** Document 003 has no locks: that an address is of one person is seen to by the accounts. */
export const familyAddresses = (reader: Pick<Reader, 'store'>): AddressBook<Holder> => ({
  system: 'hold-that-thought',
  store: reader.store,
  async holderById(userId) {
    const profile = await profileById(reader, { userId })
    if (!profile || profile.status === 'deleted') return undefined
    return { userId, email: profile.email, profile }
  },
  lockOf: async () => undefined,
  claim: () => [],
  release: () => [],
  readdress: ({ profile }, email, at) => [
    change(UserProfile, profile, {
      patch: { email, updatedAt: laterThan(profile.updatedAt, at) },
      when: { attribute: 'updatedAt', equals: profile.updatedAt },
    }),
  ],
  erase: ({ profile }, at) => tombstone(profile, at),
})
