import { useState } from 'react'
import { type DemoPerson, demoPeople } from '../account/demo.ts'
import { signIn } from '../api/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icons.tsx'
import s from './front-page.module.css'
import { useFrontWords } from './words/index.ts'

/** Who most of the worlds is about: one click on the first screen. */
export const [firstPerson] = demoPeople

export interface Entering {
  readonly enter: (person: DemoPerson) => void
  /** Who is on the way in. */
  readonly who: DemoPerson | undefined
  readonly problem: string | undefined
}

/** One click, and it is their home. */
export function useEntering(): Entering {
  const [who, setWho] = useState<DemoPerson>()
  const [problem, setProblem] = useState<string>()
  const enter = async (person: DemoPerson) => {
    setWho(person)
    setProblem(undefined)
    try {
      await signIn(person.email, person.password)
      location.assign(person.home)
    } catch (error) {
      setProblem((error as Error).message)
      setWho(undefined)
    }
  }
  return { enter: (person) => void enter(person), who, problem }
}

interface EnterProps {
  readonly person: DemoPerson
  readonly entering: Entering
}

export function EnterAs({ person, entering: { enter, who } }: EnterProps) {
  const { as: words } = useFrontWords()
  const { email, fullName, role, home } = person
  const isFirst = person === firstPerson
  const isKeeper = home === '/holdthatthought' && role === 'admin'
  const named = { '/collabhub': words.hubName, '/holdthatthought': words.familyName }[home]
  return (
    <button
      type="button"
      className={isFirst ? s.first : s.person}
      aria-busy={who === person || undefined}
      disabled={who !== undefined}
      onClick={() => enter(person)}
    >
      <Avatar person={{ id: email, nickname: '', fullName }} size={isFirst ? 44 : 36} />
      <span>
        <strong>{(named ?? words.name)(fullName)}</strong>
        <small>{isKeeper ? words.keeper : words.roles[role]}</small>
      </span>
      {!isFirst && <em>{words.tags[role]}</em>}
      <Icon name="chevron" size={20} />
    </button>
  )
}

interface PeopleProps {
  /** The path of the product that they are at home in. */
  readonly home: string
  readonly entering: Entering
}

/** One of each kind that there is, to look around as. */
export function DemoPeople({ home, entering }: PeopleProps) {
  const { as: words } = useFrontWords()
  const people = demoPeople.filter((person) => person.home === home && person !== firstPerson)
  return people.length === 0 ? null : (
    <div className={s.people}>
      <h4>{words.title}</h4>
      <ul>
        {people.map((person) => (
          <li key={person.email}>
            <EnterAs person={person} entering={entering} />
          </li>
        ))}
      </ul>
    </div>
  )
}
