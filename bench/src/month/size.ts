/** Document 000's month, cut into parts that are as alike as they can be. */
export interface MonthSize {
  readonly users: number
  readonly parts: number
  /** In each part everybody invites somebody, and does so much more. */
  readonly each: { readonly comments: number; readonly reactions: number }
  /** How many people act at the same moment. */
  readonly atOnce: number
}

/** For 1,000 users: 10,000 invites, 5,000 of them accepted, 50,000 comments, 100,000 reactions. */
export const fullMonth: MonthSize = {
  users: 1000,
  parts: 10,
  each: { comments: 5, reactions: 10 },
  atOnce: 64,
}

/** Shows that everything runs; its numbers mean nothing. */
export const quickMonth: MonthSize = { ...fullMonth, users: 10, parts: 2 }
