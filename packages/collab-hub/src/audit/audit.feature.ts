import type { Feature } from '@longtable/system'
import { auditModule } from './audit.graphql.ts'

export const auditFeature: Feature = auditModule
