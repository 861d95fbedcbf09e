import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { app } from './app-route.tsx'
import { HIT_KINDS, type HitKind } from './search/hit-kinds.ts'

interface HelpSearch {
  readonly list?: 'helping'
  readonly status?: 'closed'
}

const help = createRoute({
  getParentRoute: () => app,
  path: '/help',
  validateSearch: ({ list, status }: Record<string, unknown>): HelpSearch => ({
    ...(list === 'helping' && { list }),
    ...(status === 'closed' && { status }),
  }),
  component: lazyRouteComponent(() => import('./assistance/help-page.tsx'), 'HelpPage'),
})

const thread = createRoute({
  getParentRoute: () => app,
  path: '/help/$threadId',
  component: lazyRouteComponent(() => import('./assistance/thread-page.tsx'), 'ThreadPage'),
})

interface OffersSearch {
  readonly tag?: string
  readonly company?: string
  readonly by?: 'company' | 'mine'
}

const offers = createRoute({
  getParentRoute: () => app,
  path: '/offers',
  validateSearch: ({ tag, company, by }: Record<string, unknown>): OffersSearch => ({
    ...(typeof tag === 'string' && { tag }),
    ...(typeof company === 'string' && { company }),
    ...((by === 'company' || by === 'mine') && { by }),
  }),
  component: lazyRouteComponent(() => import('./offers/offers-page.tsx'), 'OffersPage'),
})

const offer = createRoute({
  getParentRoute: () => app,
  path: '/offers/$offerId',
  component: lazyRouteComponent(() => import('./offers/offer-page.tsx'), 'OfferPage'),
})

const search = createRoute({
  getParentRoute: () => app,
  path: '/search',
  validateSearch: ({ q, kind }: Record<string, unknown>): { q?: string; kind?: HitKind } => {
    const known = HIT_KINDS.find((one) => one === kind)
    return typeof q === 'string' && q !== '' ? { q, ...(known && { kind: known }) } : {}
  },
  component: lazyRouteComponent(() => import('./search/search-page.tsx'), 'SearchPage'),
})

/** Where people help each other, what partners offer, and how to find either. */
export const exchangeRoutes = [help, thread, offers, offer, search] as const
