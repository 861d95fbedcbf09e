import { useWaitingPeople } from '../admin/use-waiting-people.ts'
import { useUnreadTalks } from '../conversations/use-inbox-live.ts'
import { useWaitingDrafts } from '../drafts/use-waiting-drafts.ts'
import type { IconName } from '../../ui/icons.tsx'
import { isAdmin, useMe } from '../users/me.ts'
import type { FrameWords } from './words/en.ts'

export interface Place {
  readonly to: string
  readonly icon: IconName
  readonly name: keyof FrameWords['nav']
  readonly isExact?: boolean
}

const PLACES: readonly Place[] = [
  { to: '/', icon: 'home', name: 'home', isExact: true },
  { to: '/letters', icon: 'mail', name: 'letters' },
  { to: '/photos', icon: 'image', name: 'photos' },
  { to: '/family', icon: 'people', name: 'family' },
  { to: '/messages', icon: 'chat', name: 'messages' },
  { to: '/search', icon: 'search', name: 'search' },
  { to: '/drafts', icon: 'pen', name: 'drafts' },
]

const ADMIN: Place = { to: '/admin', icon: 'key', name: 'admin' }

/** Below on phones. */
export const TABS = ['home', 'letters', 'photos', 'family', 'messages'] as const

/** Everything that somebody can go to, in the order of the column at the side. */
export function usePlaces(): readonly Place[] {
  return isAdmin(useMe()) ? [...PLACES, ADMIN] : PLACES
}

/** How many wait behind a place. */
export function useWaiting(): (name: Place['name']) => number {
  const messages = useUnreadTalks()
  const admin = useWaitingPeople()
  const drafts = useWaitingDrafts()
  const waiting: Partial<Record<Place['name'], number>> = { messages, admin, drafts }
  return (name) => waiting[name] ?? 0
}
