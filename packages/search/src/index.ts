export {
  type SearchDocument,
  type SearchKind,
  type SearchSource,
  searchKind,
  touching,
  versionOf,
} from './document.ts'
export type { Progress } from './build-index.ts'
export { createKeeper, type Keeper, type KeeperOptions } from './keeper.ts'
export {
  type Counted,
  FACET_VALUES_MAX,
  type FacetValue,
  type Hit,
  type IndexFile,
  indexIsBuilt,
  isBuilding,
  noSearch,
  type SearchIndex,
  type Shelf,
  type Wanted,
} from './search-index.ts'
export { COUNTS_SDL, SNIPPET_SDL } from './search.sdl.ts'
export { countHits, searchPage } from './search-page.ts'
export { type Snippet, snippetOf } from './snippet.ts'
export { termsIn } from './terms.ts'
export { verifyIndex } from './verify-index.ts'
export { fold } from './words.ts'
