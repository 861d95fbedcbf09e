/** A comment as its author was told of it. */
export interface Said {
  readonly commentId: string
  /** A place among the people. */
  readonly author: number
  readonly part: number
}

export interface Invited {
  readonly inviteId: string
  /** Places among the people. */
  readonly inviter: number
  readonly invitee: number
}

/** What was done, kept beside the store by the one who did it: what the store must say at the end. */
export interface Ledger {
  invites: number
  accepted: number
  comments: number
  replies: number
  reactions: number
  mails: number
  /** By the kind of notification, how often somebody is named in one. */
  readonly told: Map<string, number>
  /** Who was told where of whose comments: of one author's many there is one notification. */
  readonly talked: Set<string>
  /** Entries in the audit log. */
  audited: number
}

export const emptyLedger = (): Ledger => ({
  invites: 0,
  accepted: 0,
  comments: 0,
  replies: 0,
  reactions: 0,
  mails: 0,
  told: new Map(),
  talked: new Set(),
  audited: 0,
})

export const tellIn = ({ told }: Ledger, kind: string, count = 1): void =>
  void told.set(kind, (told.get(kind) ?? 0) + count)
