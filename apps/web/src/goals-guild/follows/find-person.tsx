import { useState } from 'react'
import { fieldStyles } from '../../ui/field.tsx'
import { usePeople } from '../users/use-people.ts'
import s from './find-person.module.css'
import { FollowButton } from './follow-button.tsx'
import { PersonRow, PersonRows } from './person-row.tsx'
import { useFollowsWords } from './words/index.ts'

/** By the beginning of a nickname or a name, while it is typed. */
export function FindPerson() {
  const words = useFollowsWords()
  const [text, setText] = useState('')
  const { people, isKnown } = usePeople(text)
  return (
    <search className={s.find}>
      <input
        type="search"
        className={fieldStyles.input}
        placeholder={words.findPlaceholder}
        aria-label={words.findTitle}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      {people.length > 0 && (
        <PersonRows>
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              actions={<FollowButton small person={person} />}
            />
          ))}
        </PersonRows>
      )}
      <p role="status" className={s.none} hidden={!isKnown || people.length > 0}>
        {isKnown && people.length === 0 ? words.notFound(text.trim()) : ''}
      </p>
    </search>
  )
}
