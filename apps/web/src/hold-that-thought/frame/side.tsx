import { ProductSwitcher } from '../../shell/product-switcher.tsx'
import { Icon } from '../../ui/icons.tsx'
import { To } from '../../shell/nav.tsx'
import { YearBars } from '../letters/year-bars.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Bell } from './bell.tsx'
import s from './frame.module.css'
import { usePlaces, useWaiting } from './places.ts'
import { useFrameWords } from './words/index.ts'

export const NAME = 'HoldThatThought'
/** As it stands on a sheet. */
const WRITTEN = 'Hold That Thought'

/** Where one is among the products, and the way to the others. */
export function Switcher() {
  const { products, notJoined } = useFrameWords()
  return (
    <ProductSwitcher
      here="/holdthatthought"
      label={`${WRITTEN}: ${products}`}
      notJoined={notJoined}
      trigger={<span className={s.brand}>{WRITTEN}</span>}
    />
  )
}

interface SideProps {
  readonly onJump: () => void
  readonly onBell: () => void
}

/** Everything that can be gone to, and the years, where there is room for a column. */
export function Side({ onJump, onBell }: SideProps) {
  const words = useFrameWords()
  const places = usePlaces()
  const waiting = useWaiting()
  return (
    <div className={s.side}>
      <div className={s.first}>
        <Switcher />
        <Bell onClick={onBell} />
      </div>
      <button type="button" className={s.jump} title={words.jump} onClick={onJump}>
        <Icon name="search" size={15} /> <span>{words.search}</span>{' '}
        <kbd aria-hidden="true">⌘K</kbd>
      </button>
      <div className={s.sections}>
        <nav className={s.places} aria-label={NAME}>
          {places.map(({ to, icon, name, isExact = false }) => {
            const count = waiting(name)
            return (
              <To key={to} to={to} className={s.place} isExact={isExact}>
                <Icon name={icon} size={18} />
                <span className={s.word}>{words.nav[name]}</span>
                {count > 0 && (
                  <span className={s.count}>
                    <span aria-hidden="true">{count}</span>
                    <span className="hidden-text">{words.waiting(count)}</span>
                  </span>
                )}
              </To>
            )
          })}
        </nav>
        <YearBars />
      </div>
      <div className={s.bottom}>
        <AccountMenu />
      </div>
    </div>
  )
}
