import { mutationFields, query } from '@longtable/api'
import { UploadInput, uploadUrl } from '@longtable/system'
import type { UploadsResolvers } from '../generated/schema.ts'
import { finishUpload, startUpload, typeDefs, upload } from './guild-uploads.ts'

const resolvers = {
  Query: { upload: query(UploadInput, upload) },
  Mutation: mutationFields({
    startUpload,
    finishUpload,
  }),
  Media: {
    url: (media, _, context) => uploadUrl(context, media),
  },
} satisfies UploadsResolvers

export const uploadsModule = {
  name: 'uploads',
  typeDefs,
  resolvers,
  pageSizeMax: { 'StartedUpload.headers': 4 },
}
