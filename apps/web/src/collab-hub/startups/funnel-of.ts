type Status = 'PENDING' | 'REVIEWING' | 'SHORTLISTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN'

/** How far each has come at least, by where it stands now. */
const REACHED: Readonly<Record<Status, number>> = {
  PENDING: 1,
  WITHDRAWN: 1,
  REVIEWING: 2,
  REJECTED: 2,
  SHORTLISTED: 3,
  ACCEPTED: 4,
}

/** How many came as far as each step. */
export function funnelOf(statuses: readonly { readonly status: Status; readonly count: number }[]) {
  const atLeast = (step: number) =>
    statuses.reduce((sum, { status, count }) => sum + (REACHED[status] >= step ? count : 0), 0)
  return {
    applied: atLeast(1),
    reviewing: atLeast(2),
    shortlisted: atLeast(3),
    accepted: atLeast(4),
  }
}
