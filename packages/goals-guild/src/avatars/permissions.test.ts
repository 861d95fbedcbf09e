import { pngFile } from '@longtable/files/testing'
import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, everyone, guildRoles } from '../testing/roles.ts'
import { finishedAvatar } from '../testing/send-upload.ts'
import { setAvatar } from './set-avatar.ts'
import { avatarsFeature } from './avatars.feature.ts'

const ofOwner = async ({ owner }: Cast) => ({ id: await finishedAvatar(owner, pngFile(2, 2)) })

whoMayNot(avatarsFeature, guildRoles, [
  {
    operation: 'Mutation.setAvatar',
    document: 'mutation ($id: ID!) { setAvatar(uploadId: $id) { avatarUrl } }',
    variables: ofOwner,
    outcomes: everyone('NOT_FOUND uploads.unknown'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.removeAvatar',
    document: 'mutation { removeAvatar { avatarUrl } }',
    async variables(cast) {
      await setAvatar(cast.owner, { uploadId: (await ofOwner(cast)).id })
      return {}
    },
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
])
