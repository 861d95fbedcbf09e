/** As a founder sees them, from left to right; keys 1 to 5. */
export const STAGES = ['PENDING', 'REVIEWING', 'SHORTLISTED', 'ACCEPTED', 'REJECTED'] as const
export type Stage = (typeof STAGES)[number]
export type Status = Stage | 'WITHDRAWN'

const WAYS: Readonly<Record<Status, readonly Stage[]>> = {
  PENDING: ['REVIEWING', 'SHORTLISTED', 'ACCEPTED', 'REJECTED'],
  REVIEWING: ['SHORTLISTED', 'ACCEPTED', 'REJECTED'],
  SHORTLISTED: ['REVIEWING', 'ACCEPTED', 'REJECTED'],
  ACCEPTED: [],
  REJECTED: [],
  WITHDRAWN: [],
}

/** Where a founder may move it; the server decides. */
export const mayMove = (from: Status, to: Stage): boolean => WAYS[from].includes(to)

/** From these nothing leads back: they are asked for once more. */
export const isFinal = (stage: Stage): boolean => WAYS[stage].length === 0

/** Nobody has decided yet, and it was not taken back. */
export const isUndecided = (status: Status): boolean => WAYS[status].length > 0

/** From the first look on the two may write to each other. */
export const mayWrite = (status: Status): boolean => status !== 'PENDING' && status !== 'WITHDRAWN'

/** Another one for the same role would be refused. */
export const isLive = (status: Status): boolean => isUndecided(status) || status === 'ACCEPTED'
