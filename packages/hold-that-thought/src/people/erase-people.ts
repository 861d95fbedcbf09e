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
    if (!profile) return
    const { personId, familyRelationships, updatedAt } = profile
    if (personId === undefined && familyRelationships === undefined) return
    const person = personId === undefined ? undefined : await find(store, Person, { personId })
    const { at } = stamp()
    await store.write([
      change(UserProfile, profile, {
        patch: {
          personId: undefined,
          familyRelationships: undefined,
          updatedAt: laterThan(updatedAt, at),
        },
        when: { attribute: 'updatedAt', equals: updatedAt },
      }),
      ...(person?.userId === userId ? [changePerson(person, { userId: undefined }, at)] : []),
    ])
  })

export const erasePeople = eraser('people', [erases(Person, 'userId', release)])
