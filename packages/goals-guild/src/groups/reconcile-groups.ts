import { reconciler } from '@longtable/system'
import { Group } from './group.entity.ts'
import { recountGroup } from './member-count.ts'

export const reconcileGroups = reconciler(Group, (deps, { id }) => recountGroup(deps, id))
