import { Fragment, type ReactNode } from 'react'
import { To } from '../../shell/nav.tsx'
import type { LetterLine, PersonName } from './letters.operations.ts'
import { useLettersWords } from './words/index.ts'

interface NamesProps {
  readonly people: readonly PersonName[]
  /** As it stands in the letter, where nobody of the tree is named. */
  readonly written: string | null
  readonly isPlain: boolean
}

function Names({ people, written, isPlain }: NamesProps): ReactNode {
  if (people.length === 0) return <b>{written}</b>
  return people.map(({ id, name }, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      {isPlain ? <b>{name}</b> : <To to={`/people/${id}`}>{name}</To>}
    </Fragment>
  ))
}

interface PeopleLineProps {
  readonly letter: Pick<LetterLine, 'from' | 'to' | 'author' | 'recipient' | 'place'>
  /** Inside of what is a link itself. */
  readonly isPlain?: boolean
}

/** From whom to whom, and where. */
export function PeopleLine({ letter, isPlain = false }: PeopleLineProps) {
  const words = useLettersWords()
  const { from, to, author, recipient, place } = letter
  const hasFrom = from.length > 0 || author !== null
  const hasTo = to.length > 0 || recipient !== null
  return (
    <>
      {hasFrom && (
        <>
          {words.from} <Names people={from} written={author} isPlain={isPlain} />
        </>
      )}
      {hasTo && (
        <>
          {hasFrom && ' '}
          {hasFrom ? words.to : words.toAlone}{' '}
          <Names people={to} written={recipient} isPlain={isPlain} />
        </>
      )}
      {place !== null && (hasFrom || hasTo ? `, ${place}` : place)}
    </>
  )
}
