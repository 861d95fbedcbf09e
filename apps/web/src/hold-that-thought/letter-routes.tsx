import { own } from './app-route.tsx'

export const letterRoutes = [
  own('/letters', () => import('./letters/letters-page.tsx'), 'LettersPage'),
]
