import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { type Asked, useAsked, useGo } from '../../shell/nav.tsx'
import { peopleReading } from '../people/readings.ts'
import { ArchiveFacets } from '../search/search.operations.ts'
import s from './filters.module.css'
import { LETTERS } from './readings.ts'
import { useLettersWords } from './words/index.ts'

/** What is asked for in the address. */
export function useLettersAsked() {
  const { year, decade, person, place, tag, order } = useAsked()
  return { year, decade, person, place, tag, order }
}

/** Another question, with all the rest of the one that was asked. */
export function useNarrow(): (more: Asked) => void {
  const go = useGo()
  const asked = useLettersAsked()
  return (more) => go('/letters', { asked: { ...asked, ...more }, replace: true })
}

/** What letters could be narrowed down to, with how many there would be. */
function useFacets() {
  const { year, person, place, tag } = useLettersAsked()
  const sought = {
    ...(year !== undefined && { year: Number(year) }),
    ...(person !== undefined && { personId: person }),
    ...(place !== undefined && { place }),
    ...(tag !== undefined && { tag }),
  }
  const { data } = useQuery({
    ...reading([...LETTERS, 'facets', sought], ArchiveFacets, sought),
    placeholderData: (before) => before,
  })
  const facets = data?.searchArchive.counts.facets ?? []
  return (name: string) => facets.find((one) => one.name === name)?.values ?? []
}

interface ChoiceProps {
  readonly label: string
  readonly none: string
  readonly value: string | undefined
  /** What the value is called where it is none of the choices. */
  readonly called?: string | undefined
  readonly choices: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string | undefined) => void
}

const isAmong = (value: string, choices: ChoiceProps['choices']) =>
  choices.some(([one]) => one === value)

const Choice = ({ label, none, value, called, choices, onChange }: ChoiceProps) => (
  <select
    className={s.select}
    aria-label={label}
    data-on={value === undefined ? undefined : ''}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value || undefined)}
  >
    <option value="">{none}</option>
    {value !== undefined && !isAmong(value, choices) && (
      <option value={value}>{called ?? value}</option>
    )}
    {choices.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </select>
)

/** By whom, where, and by a tag. */
export function Filters() {
  const words = useLettersWords()
  const { person, place, tag, order } = useLettersAsked()
  const narrow = useNarrow()
  const valuesOf = useFacets()
  const people = useQuery(peopleReading).data ?? []
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name
  const isFound = person !== undefined || place !== undefined || tag !== undefined
  return (
    <div className={s.filters} role="group" aria-label={words.filters}>
      <Choice
        label={words.personLabel}
        none={words.person}
        value={person}
        called={person === undefined ? undefined : (nameOf(person) ?? '…')}
        choices={valuesOf('person').flatMap(({ value, count }) => {
          const name = nameOf(value)
          return name === undefined ? [] : [[value, `${name} (${count})`] as const]
        })}
        onChange={(next) => narrow({ person: next })}
      />
      <Choice
        label={words.placeLabel}
        none={words.place}
        value={place}
        choices={valuesOf('place').map(({ value, count }) => [value, `${value} (${count})`])}
        onChange={(next) => narrow({ place: next })}
      />
      <Choice
        label={words.tagLabel}
        none={words.tag}
        value={tag}
        called={`#${tag}`}
        choices={valuesOf('tag').map(({ value, count }) => [value, `#${value} (${count})`])}
        onChange={(next) => narrow({ tag: next })}
      />
      {!isFound && (
        <Choice
          label={words.order}
          none={words.oldest}
          value={order}
          choices={[['newest', words.newest]]}
          onChange={(next) => narrow({ order: next })}
        />
      )}
    </div>
  )
}
