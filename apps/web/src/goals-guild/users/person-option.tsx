import { Avatar } from '../../ui/avatar.tsx'
import s from './people-field.module.css'
import type { FoundPerson } from './use-people.ts'
import { useUsersWords } from './words/index.ts'

/** Somebody among those who are offered. */
export function PersonOption({ person }: { readonly person: FoundPerson }) {
  const { people: words } = useUsersWords()
  return (
    <>
      <Avatar person={person} size={36} />
      <span className={s.person}>
        <strong>{person.fullName}</strong>
        <small>@{person.nickname}</small>
      </span>
      {person.isFollowedByMe && <span className={s.badge}>{words.followed}</span>}
    </>
  )
}
