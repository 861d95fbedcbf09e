import { Icon } from '../../ui/icons.tsx'
import { useUnreadTalks } from '../conversations/use-inbox-live.ts'
import { To } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import s from './frame.module.css'
import { useMyStartups, useQueueCount } from './places.ts'
import { NAME } from './side.tsx'
import { useFrameWords } from './words/index.ts'

/** What somebody needs most, below on phones. */
function useTabs() {
  const words = useFrameWords()
  const me = useMe()
  const [mine] = useMyStartups()
  const common = [
    { to: '/startups', icon: 'globe', text: words.nav.startups },
    { to: '/roles', icon: 'flag', text: words.nav.roles },
  ] as const
  const messages = { to: '/messages', icon: 'chat', text: words.nav.messages } as const
  switch (me?.role) {
    case undefined:
      return common
    case 'TALENT':
      return [
        ...common,
        { to: '/applications', icon: 'send', text: words.nav.applications },
        messages,
      ] as const
    case 'INVESTOR':
      return [...common, { to: '/access', icon: 'key', text: words.nav.access }, messages] as const
    case 'FOUNDER':
      return [
        mine
          ? ({ to: `/s/${mine.id}`, icon: 'home', text: words.tabs.mine } as const)
          : ({ to: '/s/new', icon: 'plus', text: words.nav.newStartup } as const),
        ...common,
        messages,
      ] as const
    case 'ADMIN':
      return [{ to: '/admin', icon: 'check', text: words.tabs.queue }, ...common, messages] as const
  }
}

export function Tabs() {
  const tabs = useTabs()
  const waiting = useQueueCount()
  const unread = useUnreadTalks()
  const countOf = (to: string) => ({ '/admin': waiting, '/messages': unread })[to] ?? 0
  return (
    <nav className={s.tabs} aria-label={NAME}>
      {tabs.map(({ to, icon, text }) => (
        <To key={to} to={to} className={s.tab}>
          <Icon name={icon} size={21} />
          <span>{text}</span>
          {countOf(to) > 0 && <span className={s.badge}>{countOf(to)}</span>}
        </To>
      ))}
    </nav>
  )
}
