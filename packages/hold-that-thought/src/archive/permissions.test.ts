import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, familyRoles, forAdmins } from '../testing/roles.ts'
import { archiveFeature } from './archive.feature.ts'
import { exportArchive } from './export-archive.ts'

const begun = async ({ world }: Cast) => {
  const keeper = await world.admin(`keeper-${world.world.stamp().id.toLowerCase()}`)
  return { id: (await exportArchive(keeper, {})).id }
}

whoMayNot(archiveFeature, familyRoles, [
  forAdmins('Query.archiveTask', 'query ($id: ID!) { archiveTask(taskId: $id) { status } }', begun),
  forAdmins('Query.archiveTasks', '{ archiveTasks { items { status } } }'),
  forAdmins('Mutation.exportArchive', 'mutation { exportArchive { status } }'),
  forAdmins(
    'Mutation.importArchive',
    'mutation ($id: ID!) { importArchive(uploadId: $id) { status } }',
    () => ({ id: '01J00000000000000000000000' }),
  ),
])
