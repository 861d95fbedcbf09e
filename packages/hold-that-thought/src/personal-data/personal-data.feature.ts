import type { Feature } from '@longtable/system'
import { adoptDrafts } from '../drafts/adopt-drafts.ts'
import { personalDataModule } from './personal-data.graphql.ts'

/** What a person may take along; with it what is kept and has no operations of its own. */
export const personalDataFeature: Feature = {
  ...personalDataModule,
  adopt: adoptDrafts,
}
