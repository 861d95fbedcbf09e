import { asRead, change } from '@longtable/entity'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { UserProfile } from './profile.entity.ts'

/** The groups say who is approved; others change them without what our list hangs on. */
const approved = adopter(UserProfile, {
  name: 'users.approved',
  isOurs: ({ item: { groups, isApproved } }) =>
    Array.isArray(groups) && isApproved === groups.includes('approved'),
  async adopt(profile, { item }): Promise<AdoptStep[]> {
    const isApproved = profile.groups.includes('approved')
    if (item.isApproved === undefined || profile.isApproved === isApproved) return []
    const when = asRead(UserProfile, profile, 'isApproved', 'updatedAt')
    return [{ operations: [change(UserProfile, profile, { patch: { isApproved }, when })] }]
  },
})

export const adoptUsers = [
  approved,
  completes(UserProfile, { name: 'users.profile', isOurs: carrying('isApproved') }),
]
