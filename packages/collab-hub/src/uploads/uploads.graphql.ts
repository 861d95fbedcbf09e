import { mutationFields, query } from '@longtable/api'
import { fileUrl, UploadInput, uploadUrl } from '@longtable/system'
import type { HubContext } from '../context.ts'
import type { UploadsResolvers } from '../generated/schema.ts'
import { AVATAR } from './avatar-files.ts'
import { finishUpload, startUpload, typeDefs, upload } from './hub-uploads.ts'
import { removeAvatar } from './remove-avatar.ts'
import { setAvatar } from './set-avatar.ts'

const avatarTypeDefs = /* GraphQL */ `
  extend type User {
    "Of this server, for you alone, and as long as you may see this person; null where they have none."
    avatarUrl: String
  }
  extend type Profile {
    avatarUrl: String
  }
  extend type Mutation {
    "A picture of at most 512 × 512 pixels that you have uploaded for this; the one before it goes."
    setAvatar(uploadId: ID!, requestId: String): Profile!
    removeAvatar(requestId: String): Profile!
  }
`

interface Pictured {
  readonly id: string
  readonly avatarUrl: string | null
}

const avatarUrl = ({ id: userId, avatarUrl: key }: Pictured, _: object, context: HubContext) =>
  fileUrl(context, { purpose: AVATAR, of: { userId }, key })

const resolvers = {
  Query: { upload: query(UploadInput, upload) },
  Mutation: mutationFields({ startUpload, finishUpload, setAvatar, removeAvatar }),
  Media: { url: (media, _, context) => uploadUrl(context, media) },
  User: { avatarUrl },
  Profile: { avatarUrl },
} satisfies UploadsResolvers

export const uploadsModule = {
  name: 'uploads',
  typeDefs: typeDefs + avatarTypeDefs,
  resolvers,
  pageSizeMax: { 'StartedUpload.headers': 4 },
}
