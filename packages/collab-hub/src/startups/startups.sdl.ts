export const startupsTypeDefs = /* GraphQL */ `
  enum StartupStage {
    IDEA
    MVP
    GROWTH
    SCALE
  }
  enum StartupVisibility {
    PUBLIC
    PRIVATE
    INVESTORS_ONLY
  }
  enum ListedVisibility {
    PUBLIC
    INVESTORS_ONLY
  }
  enum StartupStatus {
    DRAFT
    PENDING_REVIEW
    ACTIVE
    SUSPENDED
  }
  "How much of a startup you see: what is more than that is null."
  enum StartupSight {
    "Its card: without sign-in."
    CARD
    READ
    "Also funding and the founder's contact."
    FIGURES
    ADMIN
    OWNER
  }
  type Startup {
    id: ID!
    sight: StartupSight!
    name: String!
    tagline: String!
    industry: String!
    stage: StartupStage!
    location: String!
    tags: [String!]!
    "Of this server, for you alone, and as long as you may see the startup; null where it has none."
    logoUrl: String
    founder: User
    description: String
    websiteUrl: String
    teamSize: Int
    visibility: StartupVisibility
    status: StartupStatus
    createdAt: String
    updatedAt: String
    fundingGoal: Float
    fundingRaised: Float
    "The founder's e-mail address."
    founderContact: String
    "What an admin has told its founder."
    reviewNotes: String
    "For its founder and for admins: since when it is asked to end its suspension."
    appealedAt: String
  }
  type StartupPage {
    items: [Startup!]!
    after: String
  }
  type StartupDeleted {
    startupId: ID!
  }
  extend type Query {
    startup(startupId: ID!): Startup!
    "ACTIVE ones, newest first. Also without sign-in."
    startups(visibility: ListedVisibility, first: Int, after: String): StartupPage!
    myStartups(first: Int, after: String): StartupPage!
    startupsOf(founderId: ID!, first: Int, after: String): StartupPage!
  }
  extend type Mutation {
    "A draft: what is left out may be said later. PRIVATE unless it is said. A founder has at most 200."
    createStartup(
      name: String!
      tagline: String
      description: String
      industry: String
      stage: StartupStage
      teamSize: Int
      location: String
      tags: [String!]
      fundingGoal: Float
      fundingRaised: Float
      websiteUrl: String
      visibility: StartupVisibility
      requestId: String
    ): Startup!
    "What is left out stays; null takes away what may be missing."
    updateStartup(
      startupId: ID!
      name: String
      tagline: String
      description: String
      industry: String
      stage: StartupStage
      teamSize: Int
      location: String
      tags: [String!]
      fundingGoal: Float
      fundingRaised: Float
      websiteUrl: String
      requestId: String
    ): Startup!
    "The founder submits a draft (PENDING_REVIEW), recalls it or takes an ACTIVE one back (DRAFT), or appeals (PENDING_REVIEW), which cannot be recalled."
    setStartupStatus(startupId: ID!, status: StartupStatus!, requestId: String): Startup!
    "Any time except while it is SUSPENDED."
    setStartupVisibility(
      startupId: ID!
      visibility: StartupVisibility!
      requestId: String
    ): Startup!
    "For admins: approve or reinstate (ACTIVE), send back (DRAFT), suspend (SUSPENDED). The last two tell why."
    reviewStartup(
      startupId: ID!
      status: StartupStatus!
      notes: String
      requestId: String
    ): Startup!
    "A picture of at most 512 × 512 pixels that you have uploaded for this; the one before it goes."
    setLogo(startupId: ID!, uploadId: ID!, requestId: String): Startup!
    removeLogo(startupId: ID!, requestId: String): Startup!
    "Only a draft, with its roles."
    deleteStartup(startupId: ID!, requestId: String): StartupDeleted!
  }
`
