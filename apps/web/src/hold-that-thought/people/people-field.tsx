import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { Icon } from '../../ui/icons.tsx'
import { isMeant } from '../../ui/meant.ts'
import s from './people-field.module.css'
import { type NamedPerson, peopleReading } from './readings.ts'
import { usePeopleWords } from './words/index.ts'

const OFFERED_MAX = 8

interface PeopleFieldProps {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly error?: string | undefined
  readonly max?: number
}

/** Who of the family is meant: some of the tree, by name. */
export function PeopleField({ label, value, onChange, error, max = 20 }: PeopleFieldProps) {
  const words = usePeopleWords()
  const [written, setWritten] = useState('')
  const all = useQuery(peopleReading).data ?? []
  const chosen = value.flatMap((id) => all.find((one) => one.id === id) ?? [])
  const offered = all
    .filter(({ id, name }) => !value.includes(id) && isMeant(name, written))
    .slice(0, OFFERED_MAX)
  return (
    <div className={s.field}>
      <Combobox<NamedPerson>
        label={label}
        value={written}
        onChange={setWritten}
        options={written.trim() === '' ? [] : offered}
        keyOf={({ id }) => id}
        isEager
        disabled={value.length >= max}
        said={words.offered(offered.length)}
        placeholder={words.placeholder}
        error={error}
        onPick={({ id }) => {
          onChange([...value, id])
          setWritten('')
        }}
      >
        {({ name }) => <span>{name}</span>}
      </Combobox>
      {chosen.length > 0 && (
        <ul className={s.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <button
                type="button"
                aria-label={words.remove(name)}
                onClick={() => onChange(value.filter((one) => one !== id))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
