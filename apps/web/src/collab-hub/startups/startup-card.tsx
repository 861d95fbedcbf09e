import type { ReactNode } from 'react'
import { useTermsWords } from '../terms/words/index.ts'
import { Chips } from '../kit/chips.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { To } from '../../shell/nav.tsx'
import type { StartupCard as Card } from './startups.operations.ts'
import s from './startup-card.module.css'
import { useStartupsWords } from './words/index.ts'

const TAGS_MAX = 4

function StartupCard({ startup, note }: { readonly startup: Card; readonly note: ReactNode }) {
  const terms = useTermsWords()
  const words = useStartupsWords()
  return (
    <li className={s.card}>
      <To to={`/startups/${startup.id}`} className={s.link}>
        <StartupLogo startup={startup} size={40} />
        <span className={s.head}>
          <strong>{startup.name}</strong>
          <small>{[startup.industry, startup.location].filter(Boolean).join(' · ')}</small>
        </span>
      </To>
      <div className={s.middle}>
        <p className={s.tagline}>{startup.tagline}</p>
        {note}
      </div>
      <div className={s.foot}>
        <span className={s.stage}>{terms.stage[startup.stage]}</span>
        <Chips label={words.tags} items={startup.tags} max={TAGS_MAX} />
      </div>
    </li>
  )
}

interface StartupCardsProps {
  readonly startups: readonly Card[]
  /** Below what a startup says of itself. */
  readonly noteOf?: (startup: Card) => ReactNode
}

/** Each as large as the others, whatever it says. */
export const StartupCards = ({ startups, noteOf }: StartupCardsProps) => (
  <ul className={s.cards}>
    {startups.map((startup) => (
      <StartupCard key={startup.id} startup={startup} note={noteOf?.(startup)} />
    ))}
  </ul>
)
