import { listQuery } from '@longtable/api'
import { COUNTS_SDL, countHits, FACET_VALUES_MAX, SNIPPET_SDL } from '@longtable/search'
import type { SearchResolvers } from '../generated/schema.ts'
import { ArchiveSearch, searchArchive } from './search-archive.ts'

const HITS_MAX = 50
const FACETS_MAX = 4

const typeDefs = /* GraphQL */ `
${SNIPPET_SDL}${COUNTS_SDL}
  enum ArchiveKind {
    letter
    media
    comment
  }
  type ArchiveHit {
    kind: ArchiveKind!
    "Of a comment the one that it is about: a letter or something of the gallery."
    letter: Letter
    media: MediaItem
    comment: Comment
    snippet: Snippet!
  }
  type ArchiveHitPage {
    items: [ArchiveHit!]!
    after: String
    counts: SearchCounts!
  }
  extend type Query {
    "All words are looked for, by their beginning; what stands between quotes stands together. Found by title first, then by names, place and tags, then by the rest; newest first. Year, person, place and tag are those of the letter or picture, also of what was said about it."
    searchArchive(
      text: String
      kinds: [ArchiveKind!]
      year: Int
      personId: ID
      place: String
      tag: String
      first: Int
      after: String
    ): ArchiveHitPage!
  }
`

const resolvers = {
  Query: { searchArchive: listQuery(ArchiveSearch, searchArchive) },
  ArchiveHitPage: { counts: (page, _, context) => countHits(context, page) },
} satisfies SearchResolvers

export const searchModule = {
  name: 'search',
  typeDefs,
  resolvers,
  pageSizeMax: {
    'Query.searchArchive': HITS_MAX,
    'SearchCounts.facets': FACETS_MAX,
    'Facet.values': FACET_VALUES_MAX,
  },
}
