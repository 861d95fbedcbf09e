import type { Feature } from '@longtable/system'
import { adoptAudit } from './adopt-audit.ts'
import { auditModule } from './audit.graphql.ts'
import { auditCheckWork } from './check-audit-chain.ts'

export const auditFeature: Feature = { ...auditModule, ...auditCheckWork, adopt: adoptAudit }
