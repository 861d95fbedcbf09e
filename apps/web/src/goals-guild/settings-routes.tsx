import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { app } from './app-route.tsx'

const settings = createRoute({
  getParentRoute: () => app,
  path: '/settings',
  component: lazyRouteComponent(() => import('./users/settings/settings-page.tsx'), 'SettingsPage'),
})

const settingsParts = [
  createRoute({
    getParentRoute: () => settings,
    path: '/',
    beforeLoad: () => redirect({ to: '/settings/profile', throw: true }),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'profile',
    component: lazyRouteComponent(
      () => import('./users/settings/profile-settings.tsx'),
      'ProfileSettings',
    ),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'notifications',
    component: lazyRouteComponent(
      () => import('./users/settings/mail-settings.tsx'),
      'MailSettings',
    ),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'security',
    component: lazyRouteComponent(
      () => import('../account/security/security-page.tsx'),
      'SecurityPage',
    ),
  }),
  createRoute({
    getParentRoute: () => settings,
    path: 'data',
    component: lazyRouteComponent(
      () => import('./users/settings/data-settings.tsx'),
      'DataSettings',
    ),
  }),
] as const

export const settingsRoute = settings.addChildren(settingsParts)
