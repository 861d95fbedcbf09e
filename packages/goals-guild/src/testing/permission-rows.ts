import { assistancePermissions } from '../assistance/permissions.ts'
import { chatPermissions } from '../chat/permissions.ts'
import { commentPermissions } from '../collaboration/comments/permissions.ts'
import { collaborationPermissions } from '../collaboration/permissions.ts'
import { feedPermissions } from '../feed/permissions.ts'
import { followPermissions } from '../follows/permissions.ts'
import { goalPermissions } from '../goals/permissions.ts'
import { groupPermissions } from '../groups/permissions.ts'
import { notificationPermissions } from '../notifications/permissions.ts'
import { offerPermissions } from '../offers/permissions.ts'
import { questPermissions } from '../quests/permissions.ts'
import { timelinePermissions } from '../timeline/permissions.ts'
import { uploadPermissions } from '../uploads/permissions.ts'
import { userPermissions } from '../users/permissions.ts'
import type { PermissionRow } from './permission-row.ts'

/** One for every operation of the schema; a test compares them. */
export const permissionRows: readonly PermissionRow[] = [
  ...userPermissions,
  ...followPermissions,
  ...feedPermissions,
  ...goalPermissions,
  ...questPermissions,
  ...groupPermissions,
  ...timelinePermissions,
  ...uploadPermissions,
  ...collaborationPermissions,
  ...commentPermissions,
  ...assistancePermissions,
  ...offerPermissions,
  ...notificationPermissions,
  ...chatPermissions,
]
