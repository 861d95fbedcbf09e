import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useCommon } from '../../i18n/common/index.ts'
import { ConnectionNote } from '../../shell/connection-note.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { useInboxLive, useUnreadRooms } from '../chat/unread-rooms.ts'
import type { Overlay } from '../palette/overlays.tsx'
import { useNotificationsLive } from '../notifications/use-notifications-live.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import s from './frame.module.css'
import { useFrameWords } from './words/index.ts'

/** What is not on the first screen is loaded after it. */
const NewGoal = lazy(async () => ({ default: (await import('../goals/new-goal.tsx')).NewGoal }))
const LevelUp = lazy(async () => ({ default: (await import('../quests/level-up.tsx')).LevelUp }))
const NotificationPanel = lazy(async () => ({
  default: (await import('../notifications/notification-panel.tsx')).NotificationPanel,
}))

const Overlays = lazy(async () => ({
  default: (await import('../palette/overlays.tsx')).Overlays,
}))

const NAME = 'GoalsGuild'

const PLACES = [
  { to: '/', icon: 'home', name: 'home' },
  { to: '/goals', icon: 'target', name: 'goals' },
  { to: '/quests', icon: 'sword', name: 'quests' },
  { to: '/chat', icon: 'chat', name: 'chat' },
] as const

/** Where there is room; on phones the menu of the account leads to them. */
const WIDE_PLACES = [
  ...PLACES,
  { to: '/people', icon: 'person-plus', name: 'people' },
  { to: '/groups', icon: 'people', name: 'groups' },
] as const

function Badge({ count }: { readonly count: number }) {
  const words = useFrameWords()
  return count === 0 ? null : (
    <span className={s.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="hidden-text">{words.waiting(count)}</span>
    </span>
  )
}

function Places({ places }: { readonly places: typeof PLACES | typeof WIDE_PLACES }) {
  const words = useFrameWords()
  const unread = useUnreadRooms()
  return places.map(({ to, icon, name }) => (
    <Link
      key={to}
      to={to}
      className={s.place}
      activeOptions={{ exact: to === '/' }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <span className={s.icon}>
        <Icon name={icon} size={23} />
        {name === 'chat' && <Badge count={unread} />}
      </span>
      <span className={s.word}>{words.nav[name]}</span>
    </Link>
  ))
}

const Brand = ({ size }: { readonly size: number }) => (
  <Link to="/" className={s.brand} aria-label={NAME}>
    <Logo size={size} />
    <span>{NAME}</span>
  </Link>
)

interface FrameKeys {
  readonly onCreate: () => void
  readonly onOverlay: (overlay: Overlay) => void
}

function useFrameKeys({ onCreate, onOverlay }: FrameKeys): void {
  const navigate = useNavigate()
  useShortcuts({
    n: onCreate,
    'mod k': () => onOverlay('palette'),
    '?': () => onOverlay('keys'),
    '/': () => void navigate({ to: '/search' }),
    'g h': () => void navigate({ to: '/' }),
    'g g': () => void navigate({ to: '/goals' }),
    'g q': () => void navigate({ to: '/quests' }),
    'g c': () => void navigate({ to: '/chat' }),
    'g p': () => void navigate({ to: '/people' }),
  })
}

/** What is around every page of somebody signed in: a column at the side, or bars above and below. */
export function Frame() {
  const words = useFrameWords()
  const common = useCommon()
  const [isCreating, setCreating] = useState(false)
  const [isReading, setReading] = useState(false)
  const [overlay, setOverlay] = useState<Overlay>()
  useNotificationsLive()
  useInboxLive()
  // On a phone a conversation has the whole screen.
  const isRoom = useParams({ strict: false }).roomId !== undefined
  useFrameKeys({ onCreate: () => setCreating(true), onOverlay: setOverlay })
  return (
    <div className={s.shell} data-room={isRoom || undefined}>
      <a className="skip" href="#main">
        {common.skip}
      </a>
      <header className={s.top}>
        <Brand size={30} />
        <IconButton icon="plus" label={words.nav.newGoal} onClick={() => setCreating(true)} />
        <Bell isSmall onClick={() => setReading(true)} />
        <AccountMenu />
      </header>
      <nav className={s.side} aria-label={NAME}>
        <Brand size={36} />
        <div className={s.places}>
          <Places places={WIDE_PLACES} />
          <Bell onClick={() => setReading(true)} />
        </div>
        <Button look="brand" icon="plus" className={s.new} onClick={() => setCreating(true)}>
          <span className={s.word}>{words.nav.newGoal}</span>
        </Button>
        <div className={s.bottom}>
          <AccountMenu />
        </div>
      </nav>
      <main id="main" className={s.main} tabIndex={-1}>
        <ConnectionNote />
        <Outlet />
      </main>
      <nav className={s.tabs} aria-label={NAME}>
        <Places places={PLACES} />
      </nav>
      <Suspense>{isCreating && <NewGoal onClose={() => setCreating(false)} />}</Suspense>
      {isReading && (
        <Suspense>
          <NotificationPanel onClose={() => setReading(false)} />
        </Suspense>
      )}
      <Suspense>
        {overlay && (
          <Overlays
            shown={overlay}
            onClose={() => setOverlay(undefined)}
            onNewGoal={() => setCreating(true)}
          />
        )}
      </Suspense>
      <Suspense>
        <LevelUp />
      </Suspense>
      <Toasts />
    </div>
  )
}
