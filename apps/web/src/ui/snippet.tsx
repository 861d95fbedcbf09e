import s from './snippet.module.css'

interface SnippetProps {
  readonly text: string
  /** Where hits begin and end, in turns. */
  readonly hits: readonly number[]
}

/** The piece of a text in which something was found. */
export function Snippet({ text, hits }: SnippetProps) {
  if (hits.length === 0) return null
  const ends = [0, ...hits, text.length]
  return (
    <p className={s.snippet}>
      {ends.slice(0, -1).map((from, place) => {
        const piece = text.slice(from, ends[place + 1])
        return place % 2 === 1 ? <mark key={from}>{piece}</mark> : <span key={place}>{piece}</span>
      })}
    </p>
  )
}
