import { buildSchema } from '@longtable/api'
import { provesModel, storedAs } from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import * as all from '../index.ts'
import * as s from '../testing/samples.ts'

const { AddressRateLimit, AuditChain, AuditCheck, AuditLog, Marker, RateLimit, Request } =
  all.accountsRows
const CREATED = '2026-01-15T10:00:00.000Z'

const stored = [
  storedAs(all.Account, [s.account], { table: ['ACCOUNT#u1', 'ACCOUNT'] }),
  storedAs(all.EmailLock, [s.emailLock], { table: ['EMAIL#ana@example.com', 'UNIQUE'] }),
  storedAs(all.Session, s.sessions, { table: ['ACCOUNT#u1', 'SESSION#s1'] }),
  storedAs(all.Ticket, [s.ticket], { table: ['TICKET#t1', 'TICKET'] }),
  storedAs(all.Notice, [s.notice], { table: ['NOTICE#n1', 'NOTICE'] }),
  storedAs(AuditLog, s.audits, {
    table: ['AUDIT#2026-01-15', `${CREATED}#l1`],
    GSI1: ['AUDITUSER#u1', `AUDIT#${CREATED}`],
  }),
  storedAs(AuditChain, [s.chain], { table: ['AUDITCHAIN', 'HEAD'] }),
  storedAs(AuditCheck, [s.auditCheck], { table: ['AUDITCHECK', 'STATE'] }),
  storedAs(Request, [s.request], { table: ['REQUEST#u1#request-1', 'REQUEST'] }),
  storedAs(RateLimit, [s.rate], { table: ['USER#h1', 'RATE#sign-in'] }),
  storedAs(AddressRateLimit, [s.addressRate], { table: ['ADDRESS#a1', 'RATE#sign-in'] }),
  storedAs(Marker, [s.marker], { table: ['MARKER#accounts.count#17', 'MARKER'] }),
]

provesModel(all.accounts, { stored, source: new URL('..', import.meta.url) })

describe('the schema of accounts', () => {
  it('keeps the rules of the edge', () => {
    const { schema } = buildSchema([all.accountsModule])
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort()).toEqual(
      Object.keys(all.accountsModule.resolvers.Mutation).sort(),
    )
  })
})
