import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/icons.tsx'
import { unreadReading } from '../notifications/readings.ts'
import { useNotificationsWords } from '../notifications/words/index.ts'
import s from './frame.module.css'

const SHOWN_MAX = 99

/** How many are unread, and the way to them. */
export function Bell({ onClick }: { readonly onClick: () => void }) {
  const words = useNotificationsWords()
  const count = useQuery(unreadReading).data?.unreadNotificationCount ?? 0
  return (
    <button
      type="button"
      className={s.bell}
      aria-haspopup="dialog"
      title={words.bell(count)}
      onClick={onClick}
    >
      <Icon name="bell" size={18} />
      {count > 0 && <span className={s.badge}>{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>}
      <span className="hidden-text">{words.title}</span>
    </button>
  )
}
