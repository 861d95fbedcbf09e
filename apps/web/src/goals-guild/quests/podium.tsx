import { Link } from '@tanstack/react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { useMe } from '../users/me.ts'
import s from './podium.module.css'
import type { StandingFields } from './quests.operations.ts'
import { useQuestsWords } from './words/index.ts'

/** How many stand on it. */
export const PODIUM = 3

/** The first three, the best in the middle; read in their order. */
export function Podium({ items }: { readonly items: readonly StandingFields[] }) {
  const words = useQuestsWords()
  const me = useMe()
  return (
    <ol className={s.podium}>
      {items.slice(0, PODIUM).map(({ user, xp }, place) => (
        <li key={user.id} data-me={user.id === me?.id || undefined}>
          <Link to="/people/$nick" params={{ nick: user.nickname }}>
            <Avatar person={user} size={place === 0 ? 64 : 50} />
            <strong>{user.fullName}</strong>
            <small>{words.xp(xp)}</small>
            <span className={s.block} aria-hidden="true">
              {place + 1}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
