import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useCommon } from '../../i18n/common/index.ts'
import { ConnectionNote } from '../../shell/connection-note.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { IconButton } from '../../ui/button.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { useMembersLive } from '../admin/use-waiting-people.ts'
import { useInboxLive } from '../conversations/use-inbox-live.ts'
import { useGo } from '../../shell/nav.tsx'
import { useNotificationsLive } from '../notifications/use-notifications-live.ts'
import type { Overlay } from '../palette/overlays.tsx'
import { useOwnTheme } from '../users/use-own-theme.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import s from './frame.module.css'
import { Side, Switcher } from './side.tsx'
import { Tabs } from './tabs.tsx'
import { useFrameWords } from './words/index.ts'

/** What is not on the first screen is loaded after it. */
const NotificationPanel = lazy(async () => ({
  default: (await import('../notifications/notification-panel.tsx')).NotificationPanel,
}))
const Overlays = lazy(async () => ({ default: (await import('../palette/overlays.tsx')).Overlays }))

function useFrameKeys(onOverlay: (overlay: Overlay) => void): void {
  const go = useGo()
  useShortcuts({
    'mod k': () => onOverlay('palette'),
    '/': () => onOverlay('palette'),
    '?': () => onOverlay('keys'),
    'g h': () => go('/'),
    'g l': () => go('/letters'),
    'g p': () => go('/photos'),
    'g f': () => go('/family'),
    'g m': () => go('/messages'),
    'g d': () => go('/drafts'),
    'g s': () => go('/search'),
  })
}

/** What is around every page: a column at the side, or bars above and below. */
export function Frame() {
  const common = useCommon()
  const words = useFrameWords()
  const [isReading, setReading] = useState(false)
  const [overlay, setOverlay] = useState<Overlay>()
  useOwnTheme()
  useNotificationsLive()
  useInboxLive()
  useMembersLive()
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
