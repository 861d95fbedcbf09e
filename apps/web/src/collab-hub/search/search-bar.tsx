import { type ReactNode, useEffect, useState } from 'react'
import { FilterField, FilterSelect } from '../kit/filters.tsx'
import { pageStyles } from '../kit/page.tsx'
import { type Asked, useAsked, useGo } from '../../shell/nav.tsx'
import type { CountFields } from './search.operations.ts'
import { useSearchWords } from './words/index.ts'

const PAUSE_MS = 200

type FacetName = 'industry' | 'stage' | 'location' | 'tags' | 'skills' | 'type'

interface SearchBarProps {
  /** The path of the page. */
  readonly here: string
  readonly label: string
  readonly counts: CountFields | undefined
  readonly facets: readonly FacetName[]
  /** How a value of a facet is called, where it is one of the API's words. */
  readonly nameOf?: (facet: FacetName, value: string) => string
  /** What else narrows it. */
  readonly children?: ReactNode
}

/** Moves what is asked for; without a place in the history for every key that is pressed. */
export function useNarrow(here: string): (more: Asked) => void {
  const go = useGo()
  const asked = useAsked()
  return (more) => go(here, { asked: { ...asked, ...more }, replace: true })
}

/** The text goes into the address when nobody has typed for a moment. */
function useTyped(here: string) {
  const { q = '' } = useAsked()
  const narrow = useNarrow(here)
  const [text, setText] = useState(q)
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === q) return
    const timer = setTimeout(() => narrow({ q: wanted || undefined }), PAUSE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only what is typed begins a pause.
  }, [text])
  return { text, setText }
}

/** Words, and one of each kind of thing with how many there are of it. */
export function SearchBar({ here, label, counts, facets, nameOf, children }: SearchBarProps) {
  const words = useSearchWords()
  const asked = useAsked()
  const narrow = useNarrow(here)
  const { text, setText } = useTyped(here)
  return (
    <>
      <FilterField label={label} value={text} onChange={setText} />
      {facets.map((facet) => {
        const known = counts?.facets.find(({ name }) => name === facet)?.values ?? []
        const chosen = asked[facet]
        const isKnown = known.some(({ value }) => value === chosen)
        const all = [
          ...(chosen === undefined || isKnown ? [] : [{ value: chosen, count: 0 }]),
          ...known,
        ]
        return (
          <FilterSelect
            key={facet}
            label={words.facets[facet]}
            none={words.any(words.facets[facet])}
            value={chosen}
            choices={all.map(({ value, count }) => [
              value,
              `${nameOf?.(facet, value) ?? value} (${count})`,
            ])}
            onChange={(value) => narrow({ [facet]: value })}
          />
        )
      })}
      {children}
      {counts && (
        <span className={pageStyles.note} role="status">
          {words.found(counts.total, counts.isExact)}
        </span>
      )}
    </>
  )
}
