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
type Whole = ReturnType<typeof whole>
type OrNull<T> = { readonly [Name in keyof T]: T[Name] | null }

const NOT_WHOLE: OrNull<Whole> = {
  founderId: null,
  description: null,
  websiteUrl: null,
  teamSize: null,
  visibility: null,
  status: null,
  createdAt: null,
  updatedAt: null,
}

const figures = view(Startup, 'fundingGoal', 'fundingRaised')
const NO_FIGURES: ReturnType<typeof figures> = { fundingGoal: null, fundingRaised: null }

const kept = view(Startup, 'reviewNotes')
const NOTHING_KEPT: ReturnType<typeof kept> = { reviewNotes: null }

/** What leaves of a startup for somebody who sees so much of it. */
export const shownStartup = ({ startup, sight, grant }: SeenStartup) => ({
  id: startup.startupId,
  sight,
  accessLevel: grant?.accessLevel ?? null,
  ...card(startup),
  ...(sight === 'CARD' ? NOT_WHOLE : (whole(startup) as OrNull<Whole>)),
  ...(seesFigures(sight) ? figures(startup) : NO_FIGURES),
  ...(sight === 'OWNER' || sight === 'ADMIN' ? kept(startup) : NOTHING_KEPT),
})
export type StartupView = ReturnType<typeof shownStartup>
