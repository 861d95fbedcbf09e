import { mutationFields, query } from '@longtable/api'
import { UploadInput, uploadUrl } from '@longtable/system'
import type { UploadsResolvers } from '../generated/schema.ts'
import { finishUpload, startUpload, typeDefs, upload } from './family-uploads.ts'
import { removeProfilePhoto } from './remove-profile-photo.ts'
import { setProfilePhoto } from './set-profile-photo.ts'

const photoTypeDefs = /* GraphQL */ `
  extend type Mutation {
    "A picture of at most 512 × 512 pixels that you have uploaded for this; the one before it goes."
    setProfilePhoto(uploadId: ID!, requestId: String): Profile!
    removeProfilePhoto(requestId: String): Profile!
  }
`

const resolvers = {
  Query: { upload: query(UploadInput, upload) },
  Mutation: mutationFields({ startUpload, finishUpload, setProfilePhoto, removeProfilePhoto }),
  Media: { url: (media, _, context) => uploadUrl(context, media) },
} satisfies UploadsResolvers

export const uploadsModule = {
  name: 'uploads',
  typeDefs: typeDefs + photoTypeDefs,
  resolvers,
  pageSizeMax: { 'StartedUpload.headers': 4 },
}
