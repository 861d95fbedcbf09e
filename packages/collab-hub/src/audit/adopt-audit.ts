import { type AdoptRule, completes } from '@longtable/system'
import { AuditLog } from '../model/rows.ts'

const completed = completes(AuditLog, { name: 'audit.entry' })

/** What an entry lacks it gets before it is sealed; from then on it is as it was. */
const entry: AdoptRule = {
  ...completed,
  adopt: async (item, reading) => (item.hash === undefined ? completed.adopt(item, reading) : []),
}

export const adoptAudit = [entry]
