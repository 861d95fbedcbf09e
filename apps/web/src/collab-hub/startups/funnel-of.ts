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
export function funnelOf(applications: readonly { readonly status: Status }[]) {
  const atLeast = (step: number) =>
    applications.filter(({ status }) => REACHED[status] >= step).length
  return {
    applied: atLeast(1),
    reviewing: atLeast(2),
    shortlisted: atLeast(3),
    accepted: atLeast(4),
  }
}
