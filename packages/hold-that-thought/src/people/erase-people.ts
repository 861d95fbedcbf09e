import { settle } from '@longtable/core'
import { change, find, laterThan } from '@longtable/entity'
import { type Deps, eraser, erases } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { changePerson } from './change-tree.ts'
import { Person } from './person.entity.ts'

/** Who they were stays with the family; that they had an account goes. */
const release = ({ store, stamp }: Deps, { userId }: { readonly userId: string }): Promise<void> =>
  settle('A person', async () => {
    const profile = await find(store, UserProfile, { userId })
    if (profile?.personId === undefined) return
    const person = await find(store, Person, { personId: profile.personId })
    const { at } = stamp()
    await store.write([
      change(UserProfile, profile, {
        patch: { personId: undefined, updatedAt: laterThan(profile.updatedAt, at) },
        when: { attribute: 'updatedAt', equals: profile.updatedAt },
      }),
      ...(person?.userId === userId ? [changePerson(person, { userId: undefined }, at)] : []),
    ])
  })

export const erasePeople = eraser('people', [erases(Person, 'userId', release)])
