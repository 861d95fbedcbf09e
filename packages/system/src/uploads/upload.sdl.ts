/** `Upload`, and how one is announced and finished; what shows a file has a `Media`. */
export const uploadTypeDefs = (purposes: readonly string[]) => /* GraphQL */ `
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
    "Valid for some minutes; ask again for another one."
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
    "Null until it is finished."
    media: Media
  }
  type UploadHeader {
    name: String!
    value: String!
  }
  type StartedUpload {
    uploadId: ID!
    "For one PUT of exactly the announced size, with exactly these headers."
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
      size: Int!
      requestId: String
    ): StartedUpload!
    finishUpload(uploadId: ID!, requestId: String): Upload!
  }
`
