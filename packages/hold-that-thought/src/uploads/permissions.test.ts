import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, everyone, familyRoles, forMembers } from '../testing/roles.ts'
import { finishedFileOf, sentFile } from '../testing/send-upload.ts'
import { setProfilePhoto } from './set-profile-photo.ts'
import { uploadsFeature } from './uploads.feature.ts'

const photo = { purpose: 'profilePhoto' }
const ofOwner = async ({ world, owner }: Cast) => ({ id: await sentFile(world.again(owner)) })
const finished = async ({ world, owner }: Cast) => ({
  id: await finishedFileOf(world.again(owner), photo),
})

const forOwners = (operation: string, document: string, variables: typeof ofOwner) => ({
  operation,
  document,
  variables,
  outcomes: everyone('NOT_FOUND uploads.unknown'),
  allowedFor: 'owner' as const,
})

whoMayNot(uploadsFeature, familyRoles, [
  forOwners(
    'Query.upload',
    'query ($id: ID!) { upload(uploadId: $id) { status media { url } } }',
    ofOwner,
  ),
  forMembers(
    'Mutation.startUpload',
    'mutation { startUpload(purpose: picture, contentType: "image/png", size: 9) { url } }',
  ),
  forOwners(
    'Mutation.finishUpload',
    'mutation ($id: ID!) { finishUpload(uploadId: $id) { status } }',
    ofOwner,
  ),
  forOwners(
    'Mutation.setProfilePhoto',
    'mutation ($id: ID!) { setProfilePhoto(uploadId: $id) { photoUrl } }',
    finished,
  ),
  {
    operation: 'Mutation.removeProfilePhoto',
    document: 'mutation { removeProfilePhoto { photoUrl } }',
    async variables(cast) {
      await setProfilePhoto(cast.world.again(cast.owner), { uploadId: (await finished(cast)).id })
      return {}
    },
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
])
