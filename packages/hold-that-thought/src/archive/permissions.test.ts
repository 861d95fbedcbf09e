import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, familyRoles, forAdmins } from '../testing/roles.ts'
import { EMPTY_ZIP, finishedFileOf } from '../testing/send-upload.ts'
import { archiveFeature } from './archive.feature.ts'
import { exportArchive } from './export-archive.ts'

const begun = async ({ world }: Cast) => {
  const keeper = await world.admin(`keeper-${world.world.stamp().id.toLowerCase()}`)
  return { id: (await exportArchive(keeper, {})).id }
}

/** Who may not upload names any. */
const uploaded = async ({ world, asker }: Cast) => ({
  id: await finishedFileOf(world.again(asker), {
    bytes: EMPTY_ZIP,
    contentType: 'application/zip',
    purpose: 'archive',
  }).catch(() => '01J00000000000000000000000'),
})

whoMayNot(archiveFeature, familyRoles, [
  forAdmins('Query.archiveTask', 'query ($id: ID!) { archiveTask(taskId: $id) { status } }', begun),
  forAdmins('Query.archiveTasks', '{ archiveTasks { items { status } } }'),
  forAdmins('Mutation.checkArchive', 'mutation { checkArchive { status } }'),
  forAdmins('Mutation.exportArchive', 'mutation { exportArchive { status } }'),
  forAdmins(
    'Mutation.importArchive',
    'mutation ($id: ID!) { importArchive(uploadId: $id) { status } }',
    uploaded,
  ),
])
