import { Avatar } from '../../ui/avatar.tsx'
import { useMe } from '../users/me.ts'
import { useLevelWords } from './level-words/index.ts'
import type { StandingFields } from './quests.operations.ts'
import { Podium, PODIUM } from './podium.tsx'
import s from './standings.module.css'
import { useQuestsWords } from './words/index.ts'

/** People by experience: the first three on a podium where there are as many, and one finds oneself. */
export function Standings({ items }: { readonly items: readonly StandingFields[] }) {
  const words = useQuestsWords()
  const levels = useLevelWords()
  const me = useMe()
  const first = items.length >= PODIUM ? PODIUM : 0
  return (
    <>
      {first > 0 && <Podium items={items} />}
      <ol className={s.board} start={first + 1} data-whole={first === 0 || undefined}>
        {items.slice(first).map(({ user, xp, level }, place) => (
          <li key={user.id} data-me={user.id === me?.id || undefined}>
            <span className={s.place}>{first + place + 1}</span>
            <Avatar person={user} size={34} />
            <span className={s.who}>
              <strong>
                {user.fullName}
                {user.id === me?.id && <span className="hidden-text"> ({words.you})</span>}
              </strong>
              <small>{levels.level(level)}</small>
            </span>
            <span className={s.xp}>{words.xp(xp)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
