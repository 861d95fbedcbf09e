import type { GroupFields } from './groups.operations.ts'

/** How each way in is drawn. */
export const ACCESS_ICONS = { open: 'globe', approval: 'shield', invite: 'lock' } as const
export type GroupAccess = keyof typeof ACCESS_ICONS
export const ACCESSES = Object.keys(ACCESS_ICONS) as readonly GroupAccess[]

/** Whether one may look into a group: as a member, or because everybody may. */
export const isOpenTo = ({ myRole, access }: Pick<GroupFields, 'myRole' | 'access'>): boolean =>
  myRole !== null || access === 'open'
