import { createRoute } from '@tanstack/react-router'
import { app, own, page, root } from './app-route.tsx'

const talks = createRoute({
  getParentRoute: () => app,
  path: '/messages',
  component: page(() => import('./conversations/messages-page.tsx'), 'MessagesPage'),
})

export const conversationRoutes = [
  talks.addChildren([
    createRoute({
      getParentRoute: () => talks,
      path: '$conversationId',
      component: page(() => import('./conversations/talk-page.tsx'), 'TalkPage'),
    }),
  ]),
  own('/me', () => import('./me/me-page.tsx'), 'MePage'),
]

/** Also for who is not in, and for who waits: it is how they reach somebody. */
export const contactRoute = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: page(() => import('./contact/contact-page.tsx'), 'ContactPage'),
})
