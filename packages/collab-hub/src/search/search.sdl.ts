import { COUNTS_SDL, SNIPPET_SDL } from '@longtable/search'

const FILTERS_OF_STARTUPS = /* GraphQL */ `
      industry: [String!]
      stage: [StartupStage!]
      location: [String!]
      tags: [String!]
      "Those that have an open role."
      hiring: Boolean`

export const searchTypeDefs = /* GraphQL */ `
${SNIPPET_SDL}${COUNTS_SDL}
  type StartupHit {
    startup: Startup!
    snippet: Snippet!
  }
  type StartupHitPage {
    items: [StartupHit!]!
    after: String
    counts: SearchCounts!
  }
  type RoleHit {
    role: Role!
    snippet: Snippet!
  }
  type RoleHitPage {
    items: [RoleHit!]!
    after: String
    counts: SearchCounts!
  }
  type TalentHit {
    user: User!
    snippet: Snippet!
  }
  type TalentHitPage {
    items: [TalentHit!]!
    after: String
    counts: SearchCounts!
  }
  enum SavedKind {
    STARTUP
    ROLE
  }
  type SavedItem {
    kind: SavedKind!
    id: ID!
    "Null where it is gone, or not for you any more."
    startup: Startup
    role: Role
    createdAt: String!
  }
  type SavedItemPage {
    items: [SavedItem!]!
    after: String
  }
  type ItemUnsaved {
    id: ID!
  }
  enum SearchOf {
    STARTUP
    ROLE
    TALENT
  }
  type SavedSearch {
    id: ID!
    name: String!
    of: SearchOf!
    text: String
    industry: [String!]
    stage: [StartupStage!]
    location: [String!]
    tags: [String!]
    hiring: Boolean
    skills: [String!]
    type: [RoleType!]
    createdAt: String!
  }
  type SavedSearchPage {
    items: [SavedSearch!]!
    after: String
  }
  type SavedSearchDeleted {
    id: ID!
  }
  extend type Query {
    "All words are looked for, by their beginning; what stands between quotes stands together. Found by name first, then by what is on the card, then by the rest; newest first. Also without sign-in: then by cards only."
    searchStartups(
      text: String
${FILTERS_OF_STARTUPS}
      first: Int
      after: String
    ): StartupHitPage!
    "Also without sign-in: then by cards only."
    searchRoles(
      text: String
      skills: [String!]
      type: [RoleType!]
      first: Int
      after: String
    ): RoleHitPage!
    "Who can be asked to join."
    searchTalents(text: String, skills: [String!], first: Int, after: String): TalentHitPage!
    savedItems(kind: SavedKind!, first: Int, after: String): SavedItemPage!
    "Oldest first."
    savedSearches(first: Int, after: String): SavedSearchPage!
  }
  extend type Mutation {
    "Of a role its startup has to be said too."
    saveItem(kind: SavedKind!, id: ID!, startupId: ID, requestId: String): SavedItem!
    unsaveItem(kind: SavedKind!, id: ID!, requestId: String): ItemUnsaved!
    "At most 20. Once a day you are told what it newly finds."
    saveSearch(
      name: String!
      of: SearchOf!
      text: String
${FILTERS_OF_STARTUPS}
      skills: [String!]
      type: [RoleType!]
      requestId: String
    ): SavedSearch!
    deleteSavedSearch(id: ID!, requestId: String): SavedSearchDeleted!
  }
`
