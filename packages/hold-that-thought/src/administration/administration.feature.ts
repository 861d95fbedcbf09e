import type { Feature } from '@longtable/system'
import { administrationModule } from './administration.graphql.ts'

export const administrationFeature: Feature = administrationModule
