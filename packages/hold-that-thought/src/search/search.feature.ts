import type { Feature } from '@longtable/system'
import { familySearch } from './family-documents.ts'
import { searchModule } from './search.graphql.ts'

export const searchFeature: Feature = { ...searchModule, search: familySearch }
