import { useState } from 'react'
import { type DemoPerson, demoPeople } from '../account/demo.ts'
import { signIn } from '../api/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icons.tsx'
import s from './front-page.module.css'
import { useFrontWords } from './words/index.ts'

/** Those at home in a product that has pages. */
const PEOPLE = demoPeople.filter(({ home }) => home === '/goalsguild')

/** One click, and it is their home. */
export function TryIt() {
  const { as: words } = useFrontWords()
  const [entering, setEntering] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const enter = async ({ email, password, home }: DemoPerson) => {
    setEntering(email)
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
      <ul>
        {PEOPLE.map((person, place) => (
          <li key={person.email}>
            <button
              type="button"
              className={place === 0 ? s.first : s.person}
              aria-busy={entering === person.email || undefined}
              disabled={entering !== undefined}
              onClick={() => void enter(person)}
            >
              <Avatar
                person={{ id: person.email, nickname: '', fullName: person.fullName }}
                size={44}
              />
              <span>
                <strong>{words.name(person.fullName)}</strong>
                <small>{words.roles[person.role]}</small>
              </span>
              {person.role !== 'member' && <em>{words.tags[person.role]}</em>}
              <Icon name="chevron" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
