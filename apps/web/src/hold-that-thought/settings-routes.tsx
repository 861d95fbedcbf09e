import { createRoute } from '@tanstack/react-router'
import { app, goTo, page } from './app-route.tsx'

const settings = createRoute({
  getParentRoute: () => app,
  path: '/settings',
  component: page(() => import('./users/settings/settings-page.tsx'), 'SettingsPage'),
})

const part = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({ getParentRoute: () => settings, path, component: page(load, name) })

export const settingsRoute = settings.addChildren([
  createRoute({
    getParentRoute: () => settings,
    path: '/',
    beforeLoad: () => goTo('/settings/profile'),
  }),
  part('profile', () => import('./users/settings/profile-settings.tsx'), 'ProfileSettings'),
  part('reading', () => import('./users/settings/reading-settings.tsx'), 'ReadingSettings'),
  part('notifications', () => import('./users/settings/mail-settings.tsx'), 'MailSettings'),
  part('security', () => import('../account/security/security-page.tsx'), 'SecurityPage'),
  part('data', () => import('./users/settings/data-settings.tsx'), 'DataSettings'),
])
