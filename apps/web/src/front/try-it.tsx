import { useState } from 'react'
import { type DemoPerson, demoPeople } from '../account/demo.ts'
import { signIn } from '../api/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icons.tsx'
import s from './front-page.module.css'
import { useFrontWords } from './words/index.ts'

/** Those that have pages. */
const PRODUCTS = [
  { name: 'GoalsGuild', path: '/goalsguild' },
  { name: 'CollabHub', path: '/collabhub' },
] as const

const isAtHomeIn =
  (path: string) =>
  ({ home }: DemoPerson): boolean =>
    home === path

interface PersonProps {
  readonly person: DemoPerson
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly isEntering: boolean
  readonly onEnter: () => void
}

function Person({ person, isFirst, isBusy, isEntering, onEnter }: PersonProps) {
  const { as: words } = useFrontWords()
  const { email, fullName, role, home } = person
  return (
    <li>
      <button
        type="button"
        className={isFirst ? s.first : s.person}
        aria-busy={isEntering || undefined}
        disabled={isBusy}
        onClick={onEnter}
      >
        <Avatar person={{ id: email, nickname: '', fullName }} size={44} />
        <span>
          <strong>{home === '/collabhub' ? words.hubName(fullName) : words.name(fullName)}</strong>
          <small>{words.roles[role]}</small>
        </span>
        {role !== 'member' && <em>{words.tags[role]}</em>}
        <Icon name="chevron" size={20} />
      </button>
    </li>
  )
}

/** One click, and it is their home. */
export function TryIt() {
  const { as: words } = useFrontWords()
  const [entering, setEntering] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const enter = async ({ email, password, home }: DemoPerson) => {
    setEntering(`${home} ${email}`)
    setProblem(undefined)
    try {
      await signIn(email, password)
      location.assign(home)
    } catch (error) {
      setProblem((error as Error).message)
      setEntering(undefined)
    }
  }
  return (
    <section className={s.try} aria-labelledby="try-it">
      <h2 id="try-it">{words.title}</h2>
      <p>{words.text}</p>
      {PRODUCTS.map(({ name, path }) => (
        <div key={name} className={s.group}>
          <h3>{name}</h3>
          <ul>
            {demoPeople.filter(isAtHomeIn(path)).map((person, place) => (
              <Person
                key={person.email}
                person={person}
                isFirst={place === 0 && name === 'GoalsGuild'}
                isBusy={entering !== undefined}
                isEntering={entering === `${person.home} ${person.email}`}
                onEnter={() => void enter(person)}
              />
            ))}
          </ul>
        </div>
      ))}
      {problem !== undefined && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
