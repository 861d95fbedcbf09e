import type { Feature } from '@longtable/system'
import { personalDataModule } from './personal-data.graphql.ts'

/** What a person may take along. It stands behind all features that store something of them. */
export const personalDataFeature: Feature = personalDataModule
