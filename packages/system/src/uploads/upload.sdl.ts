/** What says more of a file. */
const DESCRIPTION = `
      "What it is called, for who gets it."
      fileName: String
      "What it is for, where a purpose is for one thing alone."
      targetId: ID`

/** `Upload`, and how one is announced and finished; what shows a file has a `Media`. */
export const uploadTypeDefs = (purposes: readonly string[], isDescribed: boolean) => /* GraphQL */ `
  enum UploadPurpose {
    ${purposes.join('\n    ')}
  }
  enum UploadStatus {
    "Announced; the file may be sent."
    started
    "Checked; something may show it. It goes after a day if nothing does."
    finished
    used
  }
  "A picture that something shows."
  type Media {
    "Of this server, for you alone, and as long as you may see it; ask again for another one after a day."
    url: String!
    contentType: String!
    width: Int!
    height: Int!
  }
  type Upload {
    id: ID!
    purpose: UploadPurpose!
    contentType: String!
    size: Int!
    status: UploadStatus!
    "Null until it is finished, and of what is no picture."
    media: Media
  }
  type UploadHeader {
    name: String!
    value: String!
  }
  type StartedUpload {
    uploadId: ID!
    "For one PUT of exactly the announced size, with exactly these headers; of this server unless it begins with a host."
    url: String!
    headers: [UploadHeader!]!
    expiresAt: String!
  }
  extend type Query {
    upload(uploadId: ID!): Upload!
  }
  extend type Mutation {
    "The size is in bytes."
    startUpload(
      purpose: UploadPurpose!
      contentType: String!
      size: Int!${isDescribed ? DESCRIPTION : ''}
      requestId: String
    ): StartedUpload!
    finishUpload(uploadId: ID!, requestId: String): Upload!
  }
`
