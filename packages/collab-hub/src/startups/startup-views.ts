import { view } from '@longtable/entity'
import { Startup } from './startup.entity.ts'
import { seesFigures, type SeenStartup } from './startup.policy.ts'

const card = view(Startup, 'name', 'tagline', 'industry', 'stage', 'location', 'tags', 'logoUrl')

const whole = view(
  Startup,
  'founderId',
  'description',
  'websiteUrl',
  'teamSize',
  'visibility',
  'status',
  'createdAt',
  'updatedAt',
)
const figures = view(Startup, 'fundingGoal', 'fundingRaised')
const kept = view(Startup, 'reviewNotes', 'appealedAt')

/** What leaves of a startup for somebody who sees so much of it. */
export const shownStartup = ({ startup, sight, grant }: SeenStartup) => ({
  id: startup.startupId,
  sight,
  accessLevel: grant?.accessLevel ?? null,
  ...card(startup),
  ...whole.when(sight !== 'CARD', startup),
  ...figures.when(seesFigures(sight), startup),
  ...kept.when(sight === 'OWNER' || sight === 'ADMIN', startup),
})
export type StartupView = ReturnType<typeof shownStartup>
