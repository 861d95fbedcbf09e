import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import type { PersonFields } from '../users/users.operations.ts'
import s from './person-row.module.css'
import { useFollowsWords } from './words/index.ts'

interface PersonRowProps {
  readonly person: PersonFields & { readonly bio?: string | null; readonly followsMe?: boolean }
  /** Instead of what they say of themselves. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

/** Somebody in a list, with what can be done about them. */
export function PersonRow({ person, note, actions }: PersonRowProps) {
  const words = useFollowsWords()
  return (
    <li className={s.row}>
      <Link to="/people/$nick" params={{ nick: person.nickname }} className={s.person}>
        <Avatar person={person} size={48} />
        <span className={s.text}>
          <span className={s.line}>
            <strong>{person.fullName}</strong>
          </span>
          <small>
            @{person.nickname} · {words.level(person.level)}
            {person.followsMe && <span className={s.badge}>{words.followsYou}</span>}
          </small>
          {(note ?? person.bio) && <span className={s.bio}>{note ?? person.bio}</span>}
        </span>
      </Link>
      {actions && <div className={s.actions}>{actions}</div>}
    </li>
  )
}

export const PersonRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className={s.rows}>{children}</ul>
)
