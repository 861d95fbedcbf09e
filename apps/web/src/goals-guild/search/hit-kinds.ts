/** What is found of others, each with pages of its own. */
export const HIT_KINDS = ['person', 'goal', 'group', 'offer'] as const
export type HitKind = (typeof HIT_KINDS)[number]
