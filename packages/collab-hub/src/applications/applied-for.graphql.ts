import { loader } from '@longtable/api'
import { findShown } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { Startup } from '../startups/startup.entity.ts'
import type { ApplicationView } from './application-views.ts'

const roleLoader = (context: HubContext) =>
  loader<string, StartupRole | undefined>(context, 'applied-roles', (keys) =>
    findShown(
      context,
      StartupRole,
      keys.map((key) => {
        const [startupId = '', roleId = ''] = key.split('#')
        return { startupId, roleId }
      }),
    ),
  )

const startupLoader = (context: HubContext) =>
  loader<string, Startup | undefined>(context, 'applied-startups', (ids) =>
    findShown(
      context,
      Startup,
      ids.map((startupId) => ({ startupId })),
    ),
  )

/** What others wrote by the document alone does not say how it was called then, so how it is now. */
export const appliedFor = {
  async roleTitle(
    { roleTitle, startupId, roleId }: ApplicationView,
    _: object,
    context: HubContext,
  ) {
    return roleTitle ?? (await roleLoader(context).load(`${startupId}#${roleId}`))?.title ?? null
  },
  async startupName({ startupName, startupId }: ApplicationView, _: object, context: HubContext) {
    return startupName ?? (await startupLoader(context).load(startupId))?.name ?? null
  },
}
