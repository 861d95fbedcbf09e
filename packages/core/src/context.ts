import type { Reader, Stamp } from '@longtable/entity'
import type { Logger } from './logger.ts'
import type { sharedRows } from './rows.ts'

/** Who the token says the caller is; roles, status and bans are read from the profile, not from here. */
export interface Viewer {
  readonly userId: string
  /** The token's claim, trimmed and lower-cased, and only when it is verified. */
  readonly email?: string
  /** Epoch milliseconds at which it was known to be theirs: what was locked before is theirs now. */
  readonly emailAsOf?: number
  /** Epoch milliseconds at which they showed who they are; a refreshed token keeps it. */
  readonly signedInAt?: number
  /** Absent for tokens of a Cognito user pool: its sessions are not ours. */
  readonly sessionId?: string
}

/** From where a request came, for the audit log. */
export interface Origin {
  readonly address: string
  readonly agent: string
  /** Straight from this machine, through no proxy. */
  readonly isLocal?: boolean
  /** Whether the caller has hung up: what only they wait for need not be done. */
  readonly isGone?: () => boolean
}

/** What one request of one system works with. */
export interface Context extends Reader {
  readonly viewer?: Viewer | undefined
  readonly origin: Origin
  readonly rows: SharedRows
  readonly stamp: () => Stamp
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Where `now` is a time that is told of, that of telling: requests and the log go by it. */
  readonly told?: Pick<Context, 'now' | 'stamp'>
  /** How long entries of the audit log are kept; absent: for ever. */
  readonly auditDays?: number | undefined
  /** From 0 to 1, for pauses; absent: by chance. */
  readonly random?: () => number
  readonly log: Logger
}

export type SharedRows = ReturnType<typeof sharedRows>
