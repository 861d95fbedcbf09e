import { listQuery, mutationFields, query } from '@longtable/api'
import type { DecksResolvers } from '../generated/schema.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { personShown } from '../users/user-loader.graphql.ts'
import { deck, deckViews } from './find-decks.ts'
import { openDeck } from './open-deck.ts'
import { removePitchDeck } from './remove-pitch-deck.ts'
import { reportDeckTime } from './report-deck-time.ts'
import { setPitchDeck } from './set-pitch-deck.ts'

const typeDefs = /* GraphQL */ `
  enum DeckStatus {
    "Its pages are being drawn."
    RENDERING
    READY
    FAILED
  }
  type PitchDeck {
    id: ID!
    startupId: ID!
    status: DeckStatus!
    pageCount: Int
    "Whether you may have the file itself."
    mayDownload: Boolean!
    "For its founder: a word for why it cannot be shown."
    problem: String
    "For its founder: the same in a sentence."
    reason: String
    createdAt: String!
    updatedAt: String!
  }
  type DeckSlide {
    number: Int!
    width: Int!
    height: Int!
    "Of this server, for you alone, with your name on it, and as long as you may see it."
    url: String!
  }
  "One look at a deck. Each page that is asked for is written down with it."
  type OpenedDeck {
    startupId: ID!
    deckId: ID!
    "By which the look is known; null of the founder's own."
    viewedAt: String
    pages: [DeckSlide!]!
    "Null without FULL_ACCESS."
    downloadUrl: String
  }
  type DeckTime {
    page: Int!
    "All that counts for the page so far."
    seconds: Int!
  }
  type SeenSlide {
    number: Int!
    seenAt: String!
    seconds: Int!
  }
  type DeckLook {
    startupId: ID!
    viewer: User
    viewedAt: String!
    deckId: ID
    pages: [SeenSlide!]!
    seconds: Int!
    downloadedAt: String
  }
  type DeckLookPage {
    items: [DeckLook!]!
    after: String
  }
  extend type Query {
    "Null where there is none."
    deck(startupId: ID!): PitchDeck
    "For its founder and for admins, newest first."
    deckViews(startupId: ID!, first: Int = 20, after: String): DeckLookPage!
  }
  extend type Mutation {
    "A PDF that you have uploaded for this; the one before it goes."
    setPitchDeck(startupId: ID!, uploadId: ID!, requestId: String): Startup!
    removePitchDeck(startupId: ID!, requestId: String): Startup!
    "For whom it was opened to. It is written down, and shown to the founder."
    openDeck(startupId: ID!, requestId: String): OpenedDeck!
    "How many seconds a page was looked at since it was told before; no more than have passed count."
    reportDeckTime(
      startupId: ID!
      viewedAt: String!
      page: Int!
      seconds: Int!
      requestId: String
    ): DeckTime!
  }
`

const resolvers = {
  Query: {
    deck: query(StartupInput, deck),
    deckViews: listQuery(StartupInput, deckViews),
  },
  Mutation: mutationFields({ setPitchDeck, removePitchDeck, openDeck, reportDeckTime }),
  DeckLook: {
    viewer: ({ userId }, _, context) => personShown(context, userId),
  },
} satisfies DecksResolvers

const PAGES_MAX = 200

export const decksModule = {
  name: 'decks',
  typeDefs,
  resolvers,
  pageSizeMax: { 'OpenedDeck.pages': PAGES_MAX, 'DeckLook.pages': PAGES_MAX },
}
