import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { app } from './app-route.tsx'
import { type TagPart, tagPartOf } from './tags/tag-parts.ts'

const chat = createRoute({
  getParentRoute: () => app,
  path: '/chat',
  component: lazyRouteComponent(() => import('./chat/chat-page.tsx'), 'ChatPage'),
})

const rooms = [
  createRoute({
    getParentRoute: () => chat,
    path: '$roomId',
    component: lazyRouteComponent(() => import('./chat/room-page.tsx'), 'RoomPage'),
  }),
  createRoute({
    getParentRoute: () => chat,
    path: 'requests',
    component: lazyRouteComponent(() => import('./chat/requests-page.tsx'), 'RequestsPage'),
  }),
] as const

const people = [
  createRoute({
    getParentRoute: () => app,
    path: '/people',
    validateSearch: ({ list }: Record<string, unknown>): { list?: 'followers' | 'mutual' } =>
      list === 'followers' || list === 'mutual' ? { list } : {},
    component: lazyRouteComponent(() => import('./follows/people-page.tsx'), 'PeoplePage'),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/people/$nick',
    component: lazyRouteComponent(() => import('./users/person/person-page.tsx'), 'PersonPage'),
  }),
  createRoute({
    getParentRoute: () => app,
    path: '/tags/$tag',
    validateSearch: ({ part }: Record<string, unknown>): { part?: TagPart } => {
      const known = tagPartOf(part)
      return known ? { part: known } : {}
    },
    component: lazyRouteComponent(() => import('./tags/tag-page.tsx'), 'TagPage'),
  }),
] as const

/** Who one talks to, and who else there is. */
export const peopleRoutes = [chat.addChildren(rooms), ...people] as const
