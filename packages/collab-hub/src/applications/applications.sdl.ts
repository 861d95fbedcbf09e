export const applicationsTypeDefs = /* GraphQL */ `
  enum ApplicationStatus {
    PENDING
    REVIEWING
    SHORTLISTED
    ACCEPTED
    REJECTED
    WITHDRAWN
  }
  "For a role of a startup. What is the founder's own is null for who has applied."
  type Application {
    id: ID!
    startupId: ID!
    roleId: ID!
    "As they were called when it was sent, also where they are gone."
    roleTitle: String
    startupName: String
    applicantId: ID!
    "Null where they are not here any more."
    applicant: User
    coverLetter: String!
    "A PDF of this server, for you alone and as long as you may see the application; null where there is none."
    resumeUrl: String
    status: ApplicationStatus!
    "When who was accepted joined the team."
    joinedAt: String
    createdAt: String!
    "For the founder and admins."
    founderNotes: String
    "When the founder was last reminded of it. For the founder and admins."
    remindedAt: String
    "For the founder and admins."
    updatedAt: String
  }
  type ApplicationPage {
    items: [Application!]!
    after: String
  }
  type ApplicationStatusChange {
    from: ApplicationStatus!
    to: ApplicationStatus!
    "Null where its role was deleted."
    userId: ID
    createdAt: String!
  }
  type ApplicationStatusChangePage {
    items: [ApplicationStatusChange!]!
    after: String
  }
  "Records of RFC 4180, each with its end."
  type CsvPage {
    items: [String!]!
    after: String
  }
  "Somebody who was accepted."
  type TeamMember {
    startupId: ID!
    userId: ID!
    user: User!
    roleId: ID
    createdAt: String!
  }
  type TeamMemberPage {
    items: [TeamMember!]!
    after: String
  }
  "A startup that you have joined."
  type Membership {
    startupId: ID!
    userId: ID!
    "Null while it is not ACTIVE."
    startup: Startup
    roleId: ID
    createdAt: String!
  }
  type MembershipPage {
    items: [Membership!]!
    after: String
  }
  "Of this calendar month, in UTC."
  type ApplicationQuota {
    used: Int!
    "Null without a limit."
    max: Int
  }
  type StartupLeft {
    startupId: ID!
  }
  type MemberRemoved {
    startupId: ID!
    userId: ID!
  }
  extend type Query {
    "For who has applied, for the startup's founder and for admins."
    application(applicationId: ID!): Application!
    "Every change of its status, the first one first."
    applicationHistory(
      applicationId: ID!
      first: Int
      after: String
    ): ApplicationStatusChangePage!
    "Newest first."
    myApplications(first: Int, after: String): ApplicationPage!
    "For its founder and for admins, newest first."
    roleApplications(
      startupId: ID!
      roleId: ID!
      status: ApplicationStatus
      first: Int
      after: String
    ): ApplicationPage!
    "For its founder and for admins. With a status newest first, else by status."
    startupApplications(
      startupId: ID!
      status: ApplicationStatus
      first: Int
      after: String
    ): ApplicationPage!
    "For its founder: who has applied, newest first. The first page begins with the names of the columns."
    roleApplicantsCsv(startupId: ID!, roleId: ID!, first: Int, after: String): CsvPage!
    "Who was accepted; with the founder they are the team."
    team(startupId: ID!, first: Int, after: String): TeamMemberPage!
    myMemberships(first: Int, after: String): MembershipPage!
    "How many applications you have sent, of how many."
    applicationQuota: ApplicationQuota!
  }
  extend type Mutation {
    "For talents. The letter has 50 to 3,000 characters. In a month 3 without PRO, of each role one at a time."
    apply(
      startupId: ID!
      roleId: ID!
      coverLetter: String!
      "A resume that you have uploaded for this."
      uploadId: ID
      requestId: String
    ): Application!
    "For the founder, who says what they believe it to be. Who is ACCEPTED joins the team."
    setApplicationStatus(
      applicationId: ID!
      expected: ApplicationStatus!
      status: ApplicationStatus!
      requestId: String
    ): Application!
    "For who has applied, while nobody has decided."
    withdrawApplication(applicationId: ID!, requestId: String): Application!
    "For the founder, at most 1,000 characters; who has applied never sees them. Null takes them away."
    updateFounderNotes(applicationId: ID!, notes: String, requestId: String): Application!
    leaveStartup(startupId: ID!, requestId: String): StartupLeft!
    "For the founder."
    removeMember(startupId: ID!, userId: ID!, requestId: String): MemberRemoved!
  }
`
