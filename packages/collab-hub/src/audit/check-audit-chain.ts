import { auditChecks } from '@longtable/system'
import type { HubContext } from '../context.ts'
import { collabHubRows } from '../model/rows.ts'
import { adminMutation } from '../mutation.ts'
import type { User } from '../users/user.entity.ts'
import { listsOfAudit } from './hub-audit.ts'

export const { checkAuditChain, work: auditCheckWork } = auditChecks<HubContext, User>({
  system: 'collab-hub',
  rows: collabHubRows,
  adminMutation,
  listsOf: listsOfAudit,
})
