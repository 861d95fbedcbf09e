import type { FoundText } from './search.operations.ts'
import s from './search-page.module.css'

/** The piece of a text in which something was found; hits begin and end in turns. */
export function Snippet({ snippet: { text, hits } }: { readonly snippet: FoundText }) {
  const ends = [0, ...hits, text.length]
  return (
    <span className={s.snippet} dir="auto">
      {ends.slice(0, -1).map((from, place) => {
        const piece = text.slice(from, ends[place + 1])
        return place % 2 === 1 ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>
      })}
    </span>
  )
}
