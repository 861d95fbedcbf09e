import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/icons.tsx'
import { unreadReading } from '../notifications/readings.ts'
import { useNotificationsWords } from '../notifications/words/index.ts'
import s from './frame.module.css'

const SHOWN_MAX = 99

interface BellProps {
  readonly isSmall?: boolean
  readonly onClick: () => void
}

/** How many are unread, and the way to them. */
export function Bell({ isSmall = false, onClick }: BellProps) {
  const words = useNotificationsWords()
  const count = useQuery(unreadReading).data?.unreadCount ?? 0
  return (
    <button
      type="button"
      className={isSmall ? s.bell : s.place}
      aria-haspopup="dialog"
      title={words.bell(count)}
      onClick={onClick}
    >
      <span className={s.icon}>
        <Icon name="bell" size={23} />
        {count > 0 && (
          <span className={s.badge}>{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>
        )}
      </span>
      <span className={isSmall ? 'hidden-text' : s.word}>{words.title}</span>
    </button>
  )
}
