import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { ConnectionNote } from '../../shell/connection-note.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { useReviewsLive } from '../admin/use-reviews-live.ts'
import { useInboxLive } from '../conversations/use-inbox-live.ts'
import { HubMark } from '../kit/hub-mark.tsx'
import { To, useGo } from '../../shell/nav.tsx'
import { useNotificationsLive } from '../notifications/use-notifications-live.ts'
import type { Overlay } from '../palette/overlays.tsx'
import { meReading, useMe } from '../users/me.ts'
import { SyncEmail } from '../users/users.operations.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import s from './frame.module.css'
import { useMyStartups } from './places.ts'
import { NAME, Side, Switcher } from './side.tsx'
import { Tabs } from './tabs.tsx'
import { useFrameWords } from './words/index.ts'

/** What is not on the first screen is loaded after it. */
const NotificationPanel = lazy(async () => ({
  default: (await import('../notifications/notification-panel.tsx')).NotificationPanel,
}))
const Overlays = lazy(async () => ({ default: (await import('../palette/overlays.tsx')).Overlays }))

/** For those who only look: what there is, and the door. */
function Outside() {
  const words = useFrameWords()
  const common = useCommon()
  return (
    <div className={s.outside}>
      <a className="skip" href="#main">
        {common.skip}
      </a>
      <header className={s.strip}>
        <To to="/" className={s.brand} aria-label={NAME} isExact>
          <HubMark size={26} /> <span>{NAME}</span>
        </To>
        <nav className={s.ways} aria-label={words.browse}>
          <To to="/startups" className={s.way}>
            {words.nav.startups}
          </To>
          <To to="/roles" className={s.way}>
            {words.nav.roles}
          </To>
        </nav>
        <To to="/sign-in" className={s.way}>
          {words.signIn}
        </To>
        <To to="/sign-up" className={s.join}>
          {words.join}
        </To>
      </header>
      <main id="main" className={s.main} tabIndex={-1}>
        <ConnectionNote />
        <Outlet />
      </main>
      <Toasts />
    </div>
  )
}

/** Until an address is verified little can be done, and that is said. */
function Unverified() {
  const words = useFrameWords()
  const sync = useAct(SyncEmail, { touches: [meReading.queryKey] })
  return (
    <p className={s.note} role="status">
      {words.unverified}{' '}
      <Button
        small
        busy={sync.isPending}
        onClick={() => sync.mutate({ requestId: newRequestId() })}
      >
        {words.verify}
      </Button>
    </p>
  )
}

function useFrameKeys(onOverlay: (overlay: Overlay) => void): void {
  const go = useGo()
  const me = useMe()
  const [mine] = useMyStartups()
  const home = mine ? `/s/${mine.id}/overview` : '/'
  useShortcuts({
    'mod k': () => onOverlay('palette'),
    '/': () => onOverlay('palette'),
    '?': () => onOverlay('keys'),
    'g h': () => go(home),
    'g s': () => go('/startups'),
    'g r': () => go('/roles'),
    'g t': () => go('/talent'),
    'g m': () => go('/messages'),
    'g a': () =>
      go(mine ? `/s/${mine.id}/applicants` : me?.role === 'INVESTOR' ? '/access' : '/applications'),
    ...(mine && { 'g i': () => go(`/s/${mine.id}/investors`) }),
    ...(me?.role === 'ADMIN' && { 'g q': () => go('/admin/queue') }),
  })
}

/** What is around every page of somebody signed in: a column at the side, or bars above and below. */
function Inside() {
  const common = useCommon()
  const words = useFrameWords()
  const me = useMe()
  const [isReading, setReading] = useState(false)
  const [overlay, setOverlay] = useState<Overlay>()
  useNotificationsLive()
  useInboxLive()
  useReviewsLive(me?.role === 'ADMIN')
  useFrameKeys(setOverlay)
  return (
    <div className={s.shell}>
      <a className="skip" href="#main">
        {common.skip}
      </a>
      <header className={s.top}>
        <Switcher />
        <IconButton icon="search" label={words.jump} onClick={() => setOverlay('palette')} />
        <Bell onClick={() => setReading(true)} />
        <AccountMenu />
      </header>
      <Side onJump={() => setOverlay('palette')} onBell={() => setReading(true)} />
      <main id="main" className={s.main} tabIndex={-1}>
        <ConnectionNote />
        {me?.status === 'PENDING_VERIFICATION' && <Unverified />}
        <Outlet />
      </main>
      <Tabs />
      {isReading && (
        <Suspense>
          <NotificationPanel onClose={() => setReading(false)} />
        </Suspense>
      )}
      <Suspense>
        {overlay && <Overlays shown={overlay} onClose={() => setOverlay(undefined)} />}
      </Suspense>
      <Toasts />
    </div>
  )
}

export const Frame = () => (useMe() ? <Inside /> : <Outside />)
