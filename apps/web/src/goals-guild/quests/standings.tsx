import { Avatar } from '../../ui/avatar.tsx'
import { useMe } from '../users/me.ts'
import type { StandingFields } from './quests.operations.ts'
import s from './standings.module.css'
import { useQuestsWords } from './words/index.ts'

/** People by experience; the first three stand out, and one finds oneself. */
export function Standings({ items }: { readonly items: readonly StandingFields[] }) {
  const words = useQuestsWords()
  const me = useMe()
  return (
    <ol className={s.board}>
      {items.map(({ user, xp, level }, place) => (
        <li key={user.id} data-me={user.id === me?.id || undefined}>
          <span className={s.place}>{place + 1}</span>
          <Avatar person={user} size={34} />
          <span className={s.who}>
            <strong>
              {user.fullName}
              {user.id === me?.id && <span className="hidden-text"> ({words.you})</span>}
            </strong>
            <small>{words.level(level)}</small>
          </span>
          <span className={s.xp}>{words.xp(xp)}</span>
        </li>
      ))}
    </ol>
  )
}
