import { eventsOf, made, removed } from '@longtable/core'
import { StartupRole } from './startup-role.entity.ts'

export const roleEvents = eventsOf(
  StartupRole,
  ({ startupId, roleId }) => ({ startupId, roleId }),
  {
    'collabhub.role.created': made,
    'collabhub.role.opened': ({ old, new: role }) => old?.isOpen === false && role?.isOpen === true,
    'collabhub.role.closed': ({ old, new: role }) => old?.isOpen === true && role?.isOpen === false,
    'collabhub.role.deleted': removed,
  },
)
