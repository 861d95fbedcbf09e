import { auditChecks } from '@longtable/system'
import type { GuildContext } from '../context.ts'
import { goalsGuildRows } from '../model/rows.ts'
import { adminMutation } from '../mutation.ts'
import type { User } from '../users/user.entity.ts'

export const { checkAuditChain, work: auditCheckWork } = auditChecks<GuildContext, User>({
  system: 'goals-guild',
  rows: goalsGuildRows,
  adminMutation,
})
