import { settle } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import { reconciler } from '@longtable/system'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { roleById } from '../roles/startup-role.patterns.ts'
import { applicationsForRole } from './application.patterns.ts'

/** A role counts those who want it: applications that are not withdrawn. */
export const reconcileRoles = reconciler(StartupRole, ({ store }, { startupId, roleId }) =>
  settle(`Role ${roleId}`, async () => {
    const role = await roleById({ store }, { startupId, roleId })
    if (!role) return
    let applicantCount = 0
    for await (const all of applicationsForRole.each({ store }, { startupId, roleId }))
      applicantCount += all.filter(({ status }) => status !== 'WITHDRAWN').length
    if (role.applicantCount === applicantCount) return
    const when = asRead(StartupRole, role, 'applicantCount')
    await store.write([change(StartupRole, role, { patch: { applicantCount }, when })])
  }),
)
