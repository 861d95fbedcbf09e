import { Icon } from '../../ui/icons.tsx'
import s from './group-sign.module.css'

const SEGMENTS_MAX = 12
const GAP = 5

interface GroupSignProps {
  readonly memberCount: number
  readonly size: number
}

/** A ring of people: an arc for each member, up to a dozen. */
export function GroupSign({ memberCount, size }: GroupSignProps) {
  const count = Math.min(Math.max(memberCount, 1), SEGMENTS_MAX)
  const share = 100 / count
  const arc = count === 1 ? 100 : share - GAP
  return (
    <span className={s.sign} style={{ width: size, height: size }} aria-hidden="true">
      <svg viewBox="0 0 40 40" width={size} height={size}>
        {Array.from({ length: count }, (_, place) => (
          <circle
            key={place}
            cx="20"
            cy="20"
            r="18"
            pathLength="100"
            strokeDasharray={`${arc} ${100 - arc}`}
            strokeDashoffset={-place * share}
            data-tone={place % 3}
          />
        ))}
      </svg>
      <Icon name="people" size={Math.round(size * 0.42)} />
    </span>
  )
}
