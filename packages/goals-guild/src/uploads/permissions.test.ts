import { pngFile } from '@longtable/files/testing'
import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, everyone, guildRoles } from '../testing/roles.ts'
import { sentUpload } from '../testing/send-upload.ts'
import { uploadsFeature } from './uploads.feature.ts'

const ofOwner = async ({ owner }: Cast) => ({ id: await sentUpload(owner, pngFile(2, 2)) })
const UNKNOWN = everyone('NOT_FOUND uploads.unknown')

whoMayNot(uploadsFeature, guildRoles, [
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
      'mutation { startUpload(purpose: activity, contentType: "image/png", size: 9) { url } }',
    variables: () => ({}),
    outcomes: everyone('allowed'),
    allowedFor: 'stranger',
  },
  {
    operation: 'Mutation.finishUpload',
    document: 'mutation ($id: ID!) { finishUpload(uploadId: $id) { media { url } } }',
    variables: ofOwner,
    outcomes: UNKNOWN,
    allowedFor: 'owner',
  },
])
