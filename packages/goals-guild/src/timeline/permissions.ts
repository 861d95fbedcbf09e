import { everyone, type PermissionRow } from '../testing/permission-row.ts'

/** Everybody has one, and nobody can ask for another's. */
const own = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: () => ({}),
  outcomes: everyone('allowed'),
  allowedFor: 'owner',
})

export const timelinePermissions: readonly PermissionRow[] = [
  own('Query.timeline', '{ timeline { items { id } } }'),
  own('Query.newestEntities', '{ newestEntities { items { id } } }'),
]
