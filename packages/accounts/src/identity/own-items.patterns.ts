import { collection } from '@longtable/entity'
import { Account } from './account.entity.ts'
import { Session } from '../sessions/session.entity.ts'

/** The account and its sessions, for whose they are. */
export const ownItemsOf = collection({
  entities: [Account, Session],
  index: 'table',
  partition: 'ACCOUNT#{userId}',
  source: 'spec: export of all that an account holds',
  ownedBy: 'userId',
})
