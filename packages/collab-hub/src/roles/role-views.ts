import { view } from '@longtable/entity'
import type { SeenStartup } from '../startups/startup.policy.ts'
import { shownStartup } from '../startups/startup-views.ts'
import { StartupRole } from './startup-role.entity.ts'

const card = view(StartupRole, 'startupId', 'title', 'type', 'skills', 'isOpen', 'createdAt')

const whole = view(StartupRole, 'description', 'compensation', 'equityRange', 'updatedAt')

interface Seen extends SeenStartup {
  readonly role: StartupRole
}

/** What leaves of a role; how many want it is for who decides. */
export const roleView = ({ role, startup, sight, grant }: Seen) => ({
  id: role.roleId,
  ...card(role),
  ...whole.when(sight !== 'CARD', role),
  applicantCount: sight === 'OWNER' || sight === 'ADMIN' ? role.applicantCount : null,
  startup: shownStartup({ startup, sight, grant }),
})
export type RoleView = ReturnType<typeof roleView>
