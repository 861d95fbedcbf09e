import { forEveryone, type PermissionRow } from '../testing/permission-row.ts'

export const timelinePermissions: readonly PermissionRow[] = [
  forEveryone('Query.timeline', '{ timeline { items { id } } }'),
  forEveryone('Query.newestEntities', '{ newestEntities { items { id } } }'),
]
