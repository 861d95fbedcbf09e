import type { Feature } from '@longtable/system'
import { guildSearch } from './guild-documents.ts'
import { searchModule } from './search.graphql.ts'

export const searchFeature: Feature = { ...searchModule, search: guildSearch }
