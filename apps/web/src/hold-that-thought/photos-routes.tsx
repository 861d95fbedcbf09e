import { own } from './app-route.tsx'

export const photoRoutes = [
  own('/photos', () => import('./photos/photos-page.tsx'), 'PhotosPage'),
  own('/shared', () => import('./shared/shared-page.tsx'), 'SharedPage'),
  own('/photos/$mediaId', () => import('./photos/photo-page.tsx'), 'PhotoPage'),
]
