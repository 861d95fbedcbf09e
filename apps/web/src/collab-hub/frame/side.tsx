import { ProductSwitcher } from '../../shell/product-switcher.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useUnreadTalks } from '../conversations/use-inbox-live.ts'
import { HubMark } from '../kit/hub-mark.tsx'
import { To } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import s from './frame.module.css'
import { type Place, useQueueCount, useSections } from './places.ts'
import { useFrameWords } from './words/index.ts'

export const NAME = 'CollabHub'

/** Where one is among the products, and the way to the others. */
export function Switcher() {
  const { products, notJoined } = useFrameWords()
  return (
    <ProductSwitcher
      here="/collabhub"
      label={`${NAME}: ${products}`}
      notJoined={notJoined}
      trigger={
        <span className={s.brand}>
          <HubMark size={24} /> <span>{NAME}</span> <Icon name="chevron" size={14} />
        </span>
      }
    />
  )
}

export function PlaceLink({ place }: { readonly place: Place }) {
  const words = useFrameWords()
  const waiting = useQueueCount()
  const unread = useUnreadTalks()
  const count = { queue: waiting, messages: unread }[place.name as string] ?? 0
  return (
    <To to={place.to} className={s.place} isExact={place.isExact ?? false}>
      <Icon name={place.icon} size={17} />
      <span className={s.word}>{words.nav[place.name]}</span>
      {count > 0 && (
        <span className={s.count}>
          <span aria-hidden="true">{count}</span>
          <span className="hidden-text">{words.waiting(count)}</span>
        </span>
      )}
    </To>
  )
}

interface SideProps {
  readonly onJump: () => void
  readonly onBell: () => void
}

/** Everything that can be gone to, where there is room for a column. */
export function Side({ onJump, onBell }: SideProps) {
  const words = useFrameWords()
  const me = useMe()
  const sections = useSections()
  return (
    <nav className={s.side} aria-label={NAME}>
      <div className={s.first}>
        <Switcher />
        <Bell onClick={onBell} />
      </div>
      <button type="button" className={s.jump} onClick={onJump}>
        <Icon name="search" size={15} /> <span>{words.jump}</span> <kbd aria-hidden="true">⌘K</kbd>
      </button>
      <div className={s.sections}>
        {sections.map(({ key, title, isAdmin, places }) => (
          <div key={key} className={s.section}>
            {(title ?? isAdmin) && (
              <p className={s.name}>{isAdmin ? words.administration : title}</p>
            )}
            {places.map((place) => (
              <PlaceLink key={place.to} place={place} />
            ))}
          </div>
        ))}
        {me?.role === 'FOUNDER' && (
          <PlaceLink place={{ to: '/s/new', icon: 'plus', name: 'newStartup' }} />
        )}
      </div>
      <div className={s.bottom}>
        <AccountMenu />
      </div>
    </nav>
  )
}
