import type { Feature } from '@longtable/system'
import { adoptAudit } from './adopt-audit.ts'
import { auditModule } from './audit.graphql.ts'

export const auditFeature: Feature = { ...auditModule, adopt: adoptAudit }
