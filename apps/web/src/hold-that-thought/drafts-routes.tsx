import { own } from './app-route.tsx'

export const draftRoutes = [
  own('/drafts', () => import('./drafts/drafts-page.tsx'), 'DraftsPage'),
  own('/drafts/new', () => import('./drafts/new-draft-page.tsx'), 'NewDraftPage'),
  own('/drafts/$draftId', () => import('./drafts/draft-page.tsx'), 'DraftPage'),
]
