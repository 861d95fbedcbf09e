import type { Feature } from '@longtable/system'
import { auditModule } from './audit.graphql.ts'
import { auditCheckWork } from './check-audit-chain.ts'

export const auditFeature: Feature = { ...auditModule, ...auditCheckWork }
