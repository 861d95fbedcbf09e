import type { Feature } from '@longtable/system'
import { personalDataModule } from './personal-data.graphql.ts'

/** What a person may take along. */
export const personalDataFeature: Feature = personalDataModule
