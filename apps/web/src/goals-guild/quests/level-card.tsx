import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icons.tsx'
import { Ring } from '../../ui/ring.tsx'
import s from './level-card.module.css'
import { useLevelWords } from './level-words/index.ts'
import { glanceReading, historyReading } from './glance-readings.ts'
import { xpOfLevel } from './reward.ts'

function Streak() {
  const words = useLevelWords()
  const streak = useQuery(historyReading).data?.completions.streak ?? 0
  return (
    <span
      className={s.streak}
      data-cold={streak === 0 || undefined}
      title={words.streak(streak)}
      role="img"
      aria-label={words.streak(streak)}
    >
      <Icon name="flame" size={20} fill /> <b>{streak}</b>
    </span>
  )
}

/** Where one stands: level, what is missing to the next, and for how many days in a row. */
export function LevelCard() {
  const words = useLevelWords()
  const xp = useQuery(glanceReading).data?.myXp
  if (!xp) return <div className={s.card} aria-hidden="true" />
  const from = xpOfLevel(xp.level)
  const share = (xp.xp - from) / (xp.nextLevelXp - from)
  return (
    <Link to="/quests" className={s.card}>
      <Ring value={share} size={68} tone="gold" label={words.xpBar(xp.xp, xp.nextLevelXp)}>
        <span className={s.level}>{xp.level}</span>
      </Ring>
      <div className={s.text}>
        <strong>{words.level(xp.level)}</strong>
        <span>{words.toNext(xp.nextLevelXp - xp.xp)}</span>
      </div>
      <Streak />
    </Link>
  )
}
