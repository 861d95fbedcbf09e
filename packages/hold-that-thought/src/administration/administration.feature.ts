import type { Feature } from '@longtable/system'
import { administrationModule } from './administration.graphql.ts'
import { auditCheckWork } from './check-audit-chain.ts'

export const administrationFeature: Feature = { ...administrationModule, ...auditCheckWork }
