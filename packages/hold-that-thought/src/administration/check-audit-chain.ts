import { auditChecks } from '@longtable/system'
import type { FamilyContext } from '../context.ts'
import { holdThatThoughtRows } from '../model/rows.ts'
import { adminMutation } from '../mutation.ts'
import type { UserProfile } from '../users/profile.entity.ts'

export const { checkAuditChain, work: auditCheckWork } = auditChecks<FamilyContext, UserProfile>({
  system: 'hold-that-thought',
  rows: holdThatThoughtRows,
  adminMutation,
})
