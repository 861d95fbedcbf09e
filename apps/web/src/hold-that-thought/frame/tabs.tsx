import { Icon } from '../../ui/icons.tsx'
import { To } from '../../shell/nav.tsx'
import s from './frame.module.css'
import { TABS, usePlaces, useWaiting } from './places.ts'
import { NAME } from './side.tsx'
import { useFrameWords } from './words/index.ts'

/** What somebody needs most, below on phones. */
export function Tabs() {
  const words = useFrameWords()
  const places = usePlaces()
  const waiting = useWaiting()
  return (
    <nav className={s.tabs} aria-label={NAME}>
      {TABS.map((name) => {
        const place = places.find((one) => one.name === name)
        return (
          place && (
            <To key={name} to={place.to} className={s.tab} isExact={place.isExact ?? false}>
              <Icon name={place.icon} size={21} />
              <span>{words.tabs[name]}</span>
              {waiting(name) > 0 && <span className={s.badge}>{waiting(name)}</span>}
            </To>
          )
        )
      })}
    </nav>
  )
}
