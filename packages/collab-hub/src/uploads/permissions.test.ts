import { pngFile } from '@longtable/files/testing'
import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, everyone, hubRoles } from '../testing/roles.ts'
import { finishedFileOf, sentFile } from '../testing/send-upload.ts'
import { setAvatar } from './set-avatar.ts'
import { uploadsFeature } from './uploads.feature.ts'

const png = pngFile(2, 2)
const ofOwner = async ({ world, owner }: Cast) => ({
  id: await sentFile(world.again(owner), 'avatar', png),
})
const finished = async ({ world, owner }: Cast) => ({
  id: await finishedFileOf(world.again(owner), 'avatar', png),
})
/** Also who is not verified yet has a picture. */
const anybody = everyone('allowed', { pending: 'allowed' })
const unknown = 'NOT_FOUND uploads.unknown'
const UNKNOWN = everyone(unknown, { pending: unknown })

whoMayNot(uploadsFeature, hubRoles, [
  {
    operation: 'Query.upload',
    document: 'query ($id: ID!) { upload(uploadId: $id) { status } }',
    variables: ofOwner,
    outcomes: UNKNOWN,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.startUpload',
    document:
      'mutation { startUpload(purpose: avatar, contentType: "image/png", size: 9) { url } }',
    variables: () => ({}),
    outcomes: anybody,
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.finishUpload',
    document: 'mutation ($id: ID!) { finishUpload(uploadId: $id) { media { url } } }',
    variables: ofOwner,
    outcomes: UNKNOWN,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.setAvatar',
    document: 'mutation ($id: ID!) { setAvatar(uploadId: $id) { avatarUrl } }',
    variables: finished,
    outcomes: UNKNOWN,
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.removeAvatar',
    document: 'mutation { removeAvatar { avatarUrl } }',
    async variables(cast) {
      await setAvatar(cast.world.again(cast.owner), { uploadId: (await finished(cast)).id })
      return {}
    },
    outcomes: anybody,
    allowedFor: 'owner',
  },
])
