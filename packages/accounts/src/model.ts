import type { Model } from '@longtable/entity'
import { Account, EmailLock, SignInGuard } from './identity/account.entity.ts'
import { accountById, emailLockOf, signInGuardOf } from './identity/account.patterns.ts'
import { accountsRows } from './rows/rows.entity.ts'
import {
  addressRateLimitOf,
  auditByDate,
  auditByUser,
  auditChainHead,
  rateLimitOf,
  requestById,
} from './rows/rows.patterns.ts'
import { Session } from './sessions/session.entity.ts'
import { sessionById, sessionsOf } from './sessions/session.patterns.ts'
import { accountsTable } from './table.ts'
import { Notice, Ticket } from './tickets/ticket.entity.ts'
import { noticeById, ticketById } from './tickets/ticket.patterns.ts'

export const accounts = {
  system: 'accounts',
  table: accountsTable,
  entities: { Account, EmailLock, SignInGuard, Session, Ticket, Notice, ...accountsRows },
  patterns: {
    accountById,
    emailLockOf,
    signInGuardOf,
    sessionById,
    sessionsOf,
    ticketById,
    noticeById,
    auditByDate,
    auditByUser,
    auditChainHead,
    requestById,
    rateLimitOf,
    addressRateLimitOf,
  },
} satisfies Model
