import { notFound } from '@longtable/core'
import { type AnyEntity, type Page, type PageRequest, view } from '@longtable/entity'
import { exportOf } from '@longtable/system'
import { type AccountsContext, signedIn } from '../context.ts'
import { accounts } from '../model/model.ts'
import { AuditLog } from '../model/rows.ts'
import { Session } from '../sessions/session.entity.ts'
import { Account } from './account.entity.ts'
import { ownAccount } from './own-account.ts'

/** By name: a hash, or what tokens are made of, leaves by no list that somebody forgot. */
const shown = new Map<AnyEntity, (value: never) => object>([
  [
    Account,
    view(
      Account,
      'userId',
      'email',
      'emailVerified',
      'status',
      'groups',
      'passwordChangedAt',
      'createdAt',
      'updatedAt',
    ),
  ],
  [Session, view(Session, 'sessionId', 'address', 'agent', 'createdAt', 'rotatedAt', 'expiresAt')],
  [
    AuditLog,
    view(
      AuditLog,
      'action',
      'resourceType',
      'resourceId',
      'ipAddress',
      'userAgent',
      'metadata',
      'createdAt',
    ),
  ],
])

const accountExport = exportOf({
  model: accounts,
  omits: [],
  shown: (_, entity, value) => shown.get(entity)?.(value as never) ?? {},
})

/** The account, its sessions and its audit log, one JSON text per item, page by page. */
export async function exportMyData(
  context: AccountsContext,
  page: PageRequest,
): Promise<Page<string>> {
  const { userId } = signedIn(context)
  if (!(await ownAccount(context, userId))) throw notFound('accounts.unknown', 'The account')
  return accountExport.read(context, userId, page)
}
