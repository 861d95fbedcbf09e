import { useQuery } from '@tanstack/react-query'
import type { IconName } from '../../ui/icons.tsx'
import { queueReading } from '../admin/queue-reading.ts'
import { myStartupsReading } from '../startups/readings.ts'
import { useMe } from '../users/me.ts'
import type { FrameWords } from './words/en.ts'

export interface Place {
  readonly to: string
  readonly icon: IconName
  readonly name: keyof FrameWords['nav']
  readonly isExact?: boolean
}

export interface Section {
  readonly key: string
  /** Of a startup, its name. */
  readonly title?: string | undefined
  readonly isAdmin?: boolean
  readonly places: readonly Place[]
}

const BROWSE: readonly Place[] = [
  { to: '/startups', icon: 'globe', name: 'startups' },
  { to: '/roles', icon: 'flag', name: 'roles' },
]

const OWN = {
  FOUNDER: [{ to: '/talent', icon: 'people', name: 'talent' }],
  TALENT: [{ to: '/applications', icon: 'send', name: 'applications' }],
  INVESTOR: [{ to: '/access', icon: 'key', name: 'access' }],
  ADMIN: [{ to: '/talent', icon: 'people', name: 'talent' }],
} as const satisfies Record<string, readonly Place[]>

/** Behind what is somebody's own. */
const FOR_ALL: readonly Place[] = [
  { to: '/messages', icon: 'chat', name: 'messages' },
  { to: '/saved', icon: 'star', name: 'saved' },
]

const ADMIN: readonly Place[] = [
  { to: '/admin/queue', icon: 'check', name: 'queue' },
  { to: '/admin/startups', icon: 'box', name: 'all' },
  { to: '/admin/users', icon: 'person', name: 'users' },
  { to: '/admin/reports', icon: 'flag', name: 'reports' },
  { to: '/admin/figures', icon: 'trophy', name: 'figures' },
  { to: '/admin/subscriptions', icon: 'tag', name: 'subscriptions' },
  { to: '/admin/audit', icon: 'lock', name: 'audit' },
  { to: '/admin/entities', icon: 'clock', name: 'entities' },
]

/** The founder's own area of a startup. */
export const startupPlaces = (startupId: string): readonly Place[] => [
  { to: `/s/${startupId}/overview`, icon: 'home', name: 'overview' },
  { to: `/s/${startupId}/profile`, icon: 'pen', name: 'profile' },
  { to: `/s/${startupId}/roles`, icon: 'flag', name: 'vacancies' },
  { to: `/s/${startupId}/applicants`, icon: 'people', name: 'applicants' },
  { to: `/s/${startupId}/investors`, icon: 'key', name: 'investors' },
  { to: `/s/${startupId}/deck`, icon: 'image', name: 'deck' },
]

export function useMyStartups() {
  const me = useMe()
  const { data } = useQuery({ ...myStartupsReading, enabled: me?.role === 'FOUNDER' })
  return data?.myStartups.items ?? []
}

/** How many startups wait for the admins; nobody else asks. */
export function useQueueCount(): number {
  const me = useMe()
  const { data } = useQuery({ ...queueReading, enabled: me?.role === 'ADMIN' })
  return data?.moderationQueue.items.length ?? 0
}

/** Everything that somebody can go to, in the order of the column at the side. */
export function useSections(): readonly Section[] {
  const me = useMe()
  const mine = useMyStartups()
  if (!me) return [{ key: 'browse', places: BROWSE }]
  return [
    { key: 'browse', places: [...BROWSE, ...OWN[me.role], ...FOR_ALL] },
    ...mine.map(({ id, name }) => ({ key: id, title: name, places: startupPlaces(id) })),
    ...(me.role === 'ADMIN' ? [{ key: 'admin', isAdmin: true, places: ADMIN }] : []),
  ]
}
