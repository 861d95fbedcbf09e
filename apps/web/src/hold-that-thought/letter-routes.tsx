import { createRoute } from '@tanstack/react-router'
import { own, page, root } from './app-route.tsx'

const edit = () => import('./letters/edit/edit-page.tsx')
const kept = () => import('./letters/kept/kept-page.tsx')
const compared = () => import('./letters/versions/compare-page.tsx')

export const letterRoutes = [
  own('/letters', () => import('./letters/letters-page.tsx'), 'LettersPage'),
  own('/letters/new', edit, 'NewLetterPage'),
  own('/letters/deleted', () => import('./letters/deleted-page.tsx'), 'DeletedLettersPage'),
  own('/letters/$letterId', () => import('./letters/letter-page.tsx'), 'LetterPage'),
  own('/letters/$letterId/edit', edit, 'EditLetterPage'),
  own(
    '/letters/$letterId/versions',
    () => import('./letters/versions/versions-page.tsx'),
    'VersionsPage',
  ),
  own('/letters/$letterId/compare', compared, 'ComparePage'),
  own('/search', () => import('./search/search-page.tsx'), 'SearchPage'),
]

/** On this device: without a network nobody can be asked who one is. */
const onDevice = (path: string, name: string) =>
  createRoute({ getParentRoute: () => root, path, component: page(kept, name) })

export const keptRoutes = [
  onDevice('/kept', 'KeptPage'),
  onDevice('/kept/$letterId', 'KeptLetterPage'),
]
