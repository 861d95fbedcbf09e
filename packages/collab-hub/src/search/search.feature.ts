import type { Feature } from '@longtable/system'
import { eraseSaved } from './erase-saved.ts'
import { hubSearch } from './hub-documents.ts'
import { searchModule } from './search.graphql.ts'
import { tellSavedSearches } from './tell-saved-searches.ts'

export const searchFeature: Feature = {
  ...searchModule,
  search: hubSearch,
  schedules: (deps) => [tellSavedSearches(deps)],
  erase: [eraseSaved],
}
