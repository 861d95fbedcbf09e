import { mutationFields } from '@longtable/api'
import { mediaUrl } from '@longtable/system'
import type { GuildContext } from '../context.ts'
import type { AvatarsResolvers } from '../generated/schema.ts'
import type { User } from '../users/user.entity.ts'
import { AVATAR } from './avatar-files.ts'
import { removeAvatar } from './remove-avatar.ts'
import { setAvatar } from './set-avatar.ts'

const typeDefs = /* GraphQL */ `
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
  readonly avatar: User['avatar'] | null
}

const avatarUrl = ({ id: userId, avatar }: Pictured, _: object, context: GuildContext) =>
  avatar ? mediaUrl(context, { purpose: AVATAR, of: { userId }, s3Key: avatar.s3Key }) : null

const resolvers = {
  Mutation: mutationFields({ setAvatar, removeAvatar }),
  User: { avatarUrl },
  Profile: { avatarUrl },
} satisfies AvatarsResolvers

export const avatarsModule = { name: 'avatars', typeDefs, resolvers }
