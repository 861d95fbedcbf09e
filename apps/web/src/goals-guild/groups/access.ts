/** How each way in is drawn. */
export const ACCESS_ICONS = { open: 'globe', approval: 'shield', invite: 'lock' } as const
export type GroupAccess = keyof typeof ACCESS_ICONS
export const ACCESSES = Object.keys(ACCESS_ICONS) as readonly GroupAccess[]
