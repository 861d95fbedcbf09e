import { findListed, type PageRequest } from '@longtable/entity'
import {
  type Hit,
  searchPage,
  type SearchIndex,
  snippetOf,
  termsIn,
  type Wanted,
} from '@longtable/search'
import type * as z from 'zod'
import { activeUser, activeUserOrNobody, type HubContext } from '../context.ts'
import { type RoleView, roleView } from '../roles/role-views.ts'
import { seesRole } from '../roles/role.policy.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { type Seeing, startupsSeenBy } from '../startups/startup.policy.ts'
import { shownStartup } from '../startups/startup-views.ts'
import { User } from '../users/user.entity.ts'
import { isSeenBy } from '../users/user.policy.ts'
import { userView } from '../users/user-views.ts'
import {
  FACETS,
  filtersIn,
  type RoleSearch,
  type SearchAsked,
  type StartupSearch,
  type TalentSearch,
} from './search-fields.ts'
import { marksOf } from './search.policy.ts'

export interface Looking extends Seeing {
  readonly search: SearchIndex
}

type Viewer = User | undefined

/** What is searched for, by somebody who sees what they see now. */
export async function wantedBy(
  seeing: Seeing,
  viewer: Viewer,
  asked: SearchAsked,
): Promise<Wanted> {
  return {
    kinds: [asked.of],
    terms: termsIn(asked.text ?? ''),
    depth: viewer ? 'whole' : 'card',
    audience: await marksOf(seeing, viewer),
    filters: filtersIn(asked),
  }
}

type Shown<View> = (
  seeing: Seeing,
  viewer: Viewer,
  found: { readonly hits: readonly Hit[]; readonly terms: Wanted['terms'] },
) => Promise<(View | undefined)[]>

const startupHits = (async (seeing, viewer, { hits, terms }) => {
  const seen = await startupsSeenBy(
    seeing,
    viewer,
    hits.map(({ id }) => id),
  )
  return hits.map(({ id }) => {
    const one = seen.get(id)
    if (!one) return undefined
    const startup = shownStartup(one)
    return { startup, snippet: snippetOf([startup.tagline, startup.description], terms) }
  })
}) satisfies Shown<unknown>

/** By `startupId roleId`; undefined where the viewer does not see them. */
export async function rolesShown(
  seeing: Seeing,
  viewer: Viewer,
  ids: readonly string[],
): Promise<(RoleView | undefined)[]> {
  const keys = ids.map((id) => {
    const [startupId = '', roleId = ''] = id.split(' ')
    return { startupId, roleId }
  })
  const [roles, seen] = await Promise.all([
    findListed(seeing, StartupRole, keys),
    startupsSeenBy(
      seeing,
      viewer,
      keys.map(({ startupId }) => startupId),
    ),
  ])
  return roles.map((one) => {
    const at = one && seen.get(one.startupId)
    return at && seesRole(at.sight, one) ? roleView({ ...at, role: one }) : undefined
  })
}

const roleHits = (async (seeing, viewer, { hits, terms }) => {
  const ids = hits.map(({ id }) => id)
  const roles = await rolesShown(seeing, viewer, ids)
  return roles.map(
    (role) =>
      role && { role, snippet: snippetOf([role.description, role.skills.join(', ')], terms) },
  )
}) satisfies Shown<unknown>

const talentHits = (async (seeing, viewer, { hits, terms }) => {
  const users = await findListed(
    seeing,
    User,
    hits.map(({ id: userId }) => ({ userId })),
  )
  return users.map((one) => {
    const isFound = one?.role === 'TALENT' && one.status === 'ACTIVE'
    if (!viewer || !isFound || !isSeenBy(viewer, one)) return undefined
    const user = userView(one)
    return { user, snippet: snippetOf([user.bio, user.skills.join(', ')], terms) }
  })
}) satisfies Shown<unknown>

const SHOWN = { STARTUP: startupHits, ROLE: roleHits, TALENT: talentHits }

/** Which of these hits somebody sees at this moment. */
export async function stillSeen(
  looking: Looking,
  viewer: User,
  { of, hits }: { readonly of: SearchAsked['of']; readonly hits: readonly Hit[] },
): Promise<Hit[]> {
  const shown = await SHOWN[of](looking, viewer, { hits, terms: [] })
  return hits.filter((_, place) => shown[place] !== undefined)
}

interface Asking<View> {
  readonly viewer: Viewer
  readonly asked: SearchAsked
  readonly shown: Shown<View>
}

async function hitPage<View>(
  context: HubContext,
  { viewer, asked, shown }: Asking<View>,
  page: PageRequest,
) {
  const wanted = await wantedBy(context, viewer, asked)
  const { terms } = wanted
  const found = await searchPage<View>(
    context,
    { wanted, asked, show: (hits) => shown(context, viewer, { hits, terms }) },
    page,
  )
  return { ...found, wanted, facets: FACETS[asked.of] }
}

const NO_FILTERS = {
  industry: undefined,
  stage: undefined,
  location: undefined,
  tags: undefined,
  hiring: undefined,
  skills: undefined,
  type: undefined,
}

/** Also without sign-in: then by what is on the cards of those that everybody sees. */
export const searchStartups = async (
  context: HubContext,
  input: z.infer<typeof StartupSearch>,
  page: PageRequest,
) => {
  const asked: SearchAsked = { ...NO_FILTERS, of: 'STARTUP', ...input }
  const viewer = await activeUserOrNobody(context)
  return hitPage(context, { viewer, asked, shown: startupHits }, page)
}
export type StartupHitPageView = Awaited<ReturnType<typeof searchStartups>>

export const searchRoles = async (
  context: HubContext,
  input: z.infer<typeof RoleSearch>,
  page: PageRequest,
) => {
  const asked: SearchAsked = { ...NO_FILTERS, of: 'ROLE', ...input }
  const viewer = await activeUserOrNobody(context)
  return hitPage(context, { viewer, asked, shown: roleHits }, page)
}
export type RoleHitPageView = Awaited<ReturnType<typeof searchRoles>>

export const searchTalents = async (
  context: HubContext,
  input: z.infer<typeof TalentSearch>,
  page: PageRequest,
) => {
  const asked: SearchAsked = { ...NO_FILTERS, of: 'TALENT', ...input }
  const viewer = await activeUser(context)
  return hitPage(context, { viewer, asked, shown: talentHits }, page)
}
export type TalentHitPageView = Awaited<ReturnType<typeof searchTalents>>
