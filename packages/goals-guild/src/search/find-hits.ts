import { text, unset } from '@longtable/core'
import { findListed, type Page, type PageRequest } from '@longtable/entity'
import { type Hit, type Snippet, searchPage, snippetOf, termsIn } from '@longtable/search'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { blockersOf, blocksOf } from '../follows/block.patterns.ts'
import { type GoalView, goalView } from '../goals/goal-views.ts'
import { Goal } from '../goals/goal.entity.ts'
import { rolesIn } from '../goals/goals.policy.ts'
import { seenGroups } from '../groups/find-groups.ts'
import { type GroupView, groupView } from '../groups/group-views.ts'
import { type OfferView, offerView } from '../offers/offer-views.ts'
import { Offer } from '../offers/offer.entity.ts'
import { unhiddenUsers } from '../users/user.policy.ts'
import { publicView, type UserView } from '../users/user-views.ts'
import { MEMBERS, ownerMark } from './guild-documents.ts'

const KINDS = ['person', 'goal', 'group', 'offer'] as const
/** Of those whom a block parts; who is beyond is taken out when the hits are read. */
const BLOCKS_MAX = 200

export const SearchInput = z.object({
  text: text({ max: 200 }),
  kinds: z.array(z.enum(KINDS)).min(1, 'must be at least 1').nullish().transform(unset),
})

export interface SearchHitView {
  readonly kind: (typeof KINDS)[number]
  readonly person: UserView | null
  readonly goal: GoalView | null
  readonly group: GroupView | null
  readonly offer: OfferView | null
  readonly snippet: Snippet
}

const NOTHING = { person: null, goal: null, group: null, offer: null }

type Found = Omit<SearchHitView, 'kind' | 'snippet'> & {
  readonly texts: readonly (string | null)[]
}
type Looks = (context: GuildContext, ids: readonly string[]) => Promise<(Found | undefined)[]>

/** As the viewer sees them now, whatever the index says. */
const LOOKS: Readonly<Record<SearchHitView['kind'], Looks>> = {
  async person(context, ids) {
    const users = await unhiddenUsers(context, ids)
    return ids.map((id) => {
      const user = users.get(id)
      return user && { ...NOTHING, person: publicView(user), texts: [user.bio ?? null] }
    })
  },
  async goal(context, ids) {
    const keys = ids.map((one) => {
      const [userId = '', id = ''] = one.split(' ')
      return { userId, id }
    })
    const goals = await findListed(context, Goal, keys)
    const open = goals.filter((goal) => goal?.visibility === 'public') as Goal[]
    const roles = await rolesIn(context, open)
    const seen = new Map(open.map((goal, place) => [goal.id, { goal, role: roles[place] }]))
    return keys.map(({ id }) => {
      const one = seen.get(id)
      if (!one?.role) return undefined
      const goal = goalView({ goal: one.goal, role: one.role })
      return { ...NOTHING, goal, texts: [goal.description] }
    })
  },
  async group(context, ids) {
    const groups = await seenGroups(context, ids)
    return groups.map((seen) => {
      const isFound = seen && seen.group.access !== 'invite' && !seen.group.archivedAt
      return isFound
        ? { ...NOTHING, group: groupView(seen), texts: [seen.group.description] }
        : undefined
    })
  },
  async offer(context, ids) {
    const offers = await findListed(
      context,
      Offer,
      ids.map((id) => ({ id })),
    )
    const publishers = offers.flatMap((offer) => offer?.userId ?? [])
    const listed = await unhiddenUsers(context, publishers)
    return offers.map((offer) => {
      const isFound =
        offer?.status === 'open' && (offer.userId === undefined || listed.has(offer.userId))
      return isFound
        ? { ...NOTHING, offer: offerView(offer), texts: [offer.description ?? null] }
        : undefined
    })
  },
}

async function foundBy(context: GuildContext, hits: readonly Hit[]) {
  const found = new Map<Hit, Found | undefined>()
  for (const kind of KINDS) {
    const some = hits.filter((hit) => hit.kind === kind)
    if (some.length === 0) continue
    const seen = await LOOKS[kind](
      context,
      some.map(({ id }) => id),
    )
    some.forEach((hit, place) => found.set(hit, seen[place]))
  }
  return found
}

/** Whom a block parts from the viewer, whichever of the two it is of. */
async function partedFrom(context: GuildContext, userId: string): Promise<string[]> {
  const page = { limit: BLOCKS_MAX }
  const [mine, theirs] = await Promise.all([
    blocksOf(context, { userId }, page),
    blockersOf(context, { blockedId: userId }, page),
  ])
  return [
    ...mine.items.map(({ blockedId }) => blockedId),
    ...theirs.items.map((block) => block.userId),
  ]
}

export async function search(
  context: GuildContext,
  input: z.infer<typeof SearchInput>,
  page: PageRequest,
): Promise<Page<SearchHitView>> {
  const { id: viewerId } = await registered(context)
  const terms = termsIn(input.text)
  // Of punctuation alone nothing is found, rather than everything.
  if (terms.length === 0) return { items: [] }
  const parted = await partedFrom(context, viewerId)
  const wanted = {
    kinds: input.kinds ?? KINDS,
    terms,
    depth: 'whole',
    audience: [MEMBERS],
    except: parted.map(ownerMark),
  } as const
  async function show(hits: readonly Hit[]) {
    const found = await foundBy(context, hits)
    return hits.map((hit): SearchHitView | undefined => {
      const one = found.get(hit)
      if (!one) return undefined
      const { texts, ...view } = one
      return { kind: hit.kind as SearchHitView['kind'], ...view, snippet: snippetOf(texts, terms) }
    })
  }
  return searchPage(context, { wanted, asked: input, show }, page)
}
