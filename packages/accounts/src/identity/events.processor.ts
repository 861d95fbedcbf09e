import { eventsOf, made, moved, removed } from '@longtable/core'
import { Account } from './account.entity.ts'

export const accountEvents = eventsOf(Account, ({ userId }) => ({ userId }), {
  'accounts.account.created': made,
  'accounts.account.verified': ({ old, new: next }) =>
    old !== undefined && !old.emailVerified && next?.emailVerified === true,
  'accounts.account.email-changed': moved('email'),
  'accounts.account.groups-changed': ({ old, new: next }) =>
    old !== undefined &&
    next !== undefined &&
    old.groupsRevision !== next.groupsRevision && { groups: next.groups },
  'accounts.account.deleted': removed,
})
