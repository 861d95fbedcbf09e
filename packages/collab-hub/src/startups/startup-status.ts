import { DomainError } from '@longtable/core'
import type { Startup } from './startup.entity.ts'

type Status = Startup['status']

interface Transition {
  readonly from: Status
  readonly to: Status
  readonly by: 'owner' | 'admin'
  /** A word of the admin to the founder. */
  readonly needsNotes?: boolean
}

/** Every way from one status to another; anything else is a conflict. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'DRAFT', to: 'PENDING_REVIEW', by: 'owner' },
  { from: 'PENDING_REVIEW', to: 'DRAFT', by: 'owner' },
  { from: 'ACTIVE', to: 'DRAFT', by: 'owner' },
  { from: 'SUSPENDED', to: 'PENDING_REVIEW', by: 'owner' },
  { from: 'PENDING_REVIEW', to: 'ACTIVE', by: 'admin' },
  { from: 'PENDING_REVIEW', to: 'DRAFT', by: 'admin', needsNotes: true },
  { from: 'ACTIVE', to: 'SUSPENDED', by: 'admin', needsNotes: true },
  { from: 'SUSPENDED', to: 'ACTIVE', by: 'admin' },
]

const noWay = (from: Status, to: Status) =>
  new DomainError('CONFLICT', 'startups.status', {
    message: `status: this startup is ${from} and cannot become ${to} by you.`,
    field: 'status',
  })

const appealedError = () =>
  new DomainError('CONFLICT', 'startups.appeal', {
    message: 'status: an appeal cannot be recalled; an admin decides about it.',
    field: 'status',
  })

/** Whoever appeals waits: a recalled appeal would make a draft of what an admin has suspended. */
export function transitionOf(
  { status: from, appealedAt }: Startup,
  to: Status,
  by: Transition['by'],
): Transition {
  const found = TRANSITIONS.find((one) => one.from === from && one.to === to && one.by === by)
  if (!found) throw noWay(from, to)
  if (by === 'owner' && from === 'PENDING_REVIEW' && appealedAt !== undefined) throw appealedError()
  return found
}

const WANTED = ['tagline', 'description', 'industry', 'location'] as const

/** What is looked at by others says what it is. */
export function refuseIncomplete(startup: Startup): void {
  const [field] = WANTED.filter((name) => startup[name] === '')
  if (field === undefined) return
  throw new DomainError('CONFLICT', 'startups.incomplete', {
    message: `${field}: say it before the startup is submitted.`,
    field,
  })
}
