import { mutationFields, query } from '@longtable/api'
import type { UploadsResolvers } from '../generated/schema.ts'
import { finishUpload } from './finish-upload.ts'
import { upload, UploadInput } from './find-uploads.ts'
import { mediaUrl } from './media-url.ts'
import { startUpload } from './start-upload.ts'

const typeDefs = /* GraphQL */ `
  enum UploadPurpose {
    activity
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

const resolvers = {
  Query: { upload: query(UploadInput, upload) },
  Mutation: mutationFields({
    startUpload,
    finishUpload,
  }),
  Media: {
    url: (media, _, context) => mediaUrl(context, media),
  },
} satisfies UploadsResolvers

export const uploadsModule = {
  name: 'uploads',
  typeDefs,
  resolvers,
  pageSizeMax: { 'StartedUpload.headers': 4 },
}
