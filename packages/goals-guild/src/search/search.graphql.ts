import { listQuery } from '@longtable/api'
import { SNIPPET_SDL } from '@longtable/search'
import type { SearchResolvers } from '../generated/schema.ts'
import { search, SearchInput } from './find-hits.ts'

const HITS_MAX = 50

const typeDefs = /* GraphQL */ `
${SNIPPET_SDL}
  enum SearchKind {
    person
    goal
    group
    offer
  }
  "One of the four is there: its kind says which."
  type SearchHit {
    kind: SearchKind!
    person: User
    goal: Goal
    group: Group
    offer: Offer
    snippet: Snippet!
  }
  type SearchHitPage {
    items: [SearchHit!]!
    after: String
  }
  extend type Query {
    "People, public goals, groups that are open to view, and open offers. All words are looked for, by their beginning; what stands between quotes stands together. Found by name first, then by tags, then by the rest; newest first."
    search(text: String!, kinds: [SearchKind!], first: Int, after: String): SearchHitPage!
  }
`

const resolvers = {
  Query: { search: listQuery(SearchInput, search) },
} satisfies SearchResolvers

export const searchModule = {
  name: 'search',
  typeDefs,
  resolvers,
  pageSizeMax: { 'Query.search': HITS_MAX },
}
