import type { UserProfile } from './profile.entity.ts'

/** `isApproved` is written with the groups: a key cannot hang on a list. */
const grouped = (groups: readonly string[]) => ({
  groups: [...groups],
  isApproved: groups.includes('approved'),
})

export const withGroup = ({ groups }: UserProfile, group: 'approved' | 'admin') =>
  grouped([...new Set([...groups, 'approved', group])])

export const withoutGroup = ({ groups }: UserProfile, group: 'approved' | 'admin') =>
  grouped(groups.filter((one) => one !== group))
