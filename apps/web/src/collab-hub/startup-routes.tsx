import { createRoute } from '@tanstack/react-router'
import { goTo, inside, page } from './app-route.tsx'

const startup = createRoute({
  getParentRoute: () => inside,
  path: '/s/$startupId',
  component: page(() => import('./startups/startup-area.tsx'), 'StartupArea'),
})

const part = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({ getParentRoute: () => startup, path, component: page(load, name) })

/** The founder's own area; the deck is also for investors to whom it was opened. */
export const startupRoute = startup.addChildren([
  createRoute({
    getParentRoute: () => startup,
    path: '/',
    beforeLoad: ({ params }) => goTo(`/s/${params.startupId}/overview`),
  }),
  part('overview', () => import('./startups/overview-page.tsx'), 'OverviewPage'),
  part('profile', () => import('./startups/editor/profile-page.tsx'), 'ProfilePage'),
  part('roles', () => import('./roles/vacancies-page.tsx'), 'VacanciesPage'),
  part('roles/$roleId', () => import('./roles/vacancy-page.tsx'), 'VacancyPage'),
  part('applicants', () => import('./applications/board/board-page.tsx'), 'BoardPage'),
  part('investors', () => import('./access/investors-page.tsx'), 'InvestorsPage'),
  part('deck', () => import('./decks/deck-page.tsx'), 'DeckPage'),
])
