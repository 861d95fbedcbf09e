import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { type Asked, oneOf, To, useAsked, useGo } from '../../shell/nav.tsx'
import { peopleReading } from '../people/readings.ts'
import { FoundRow } from './found-row.tsx'
import { foundListing, type Sought } from './readings.ts'
import s from './search-page.module.css'
import { useSearchWords } from './words/index.ts'

const KINDS = ['letter', 'comment', 'media'] as const
const FACETS = ['year', 'person', 'place', 'tag'] as const
const SHOWN = 8
/** After the last letter that was typed. */
const WAIT_MS = 250

const soughtIn = ({ q, kind, year, person, place, tag }: Asked): Sought => {
  const one = oneOf(KINDS, kind)
  return {
    ...(q && { text: q }),
    ...(one && { kinds: [one] }),
    ...(year !== undefined && { year: Number(year) }),
    ...(person !== undefined && { personId: person }),
    ...(place !== undefined && { place }),
    ...(tag !== undefined && { tag }),
  }
}

/** What is written goes into the address when somebody pauses, or presses Enter. */
function SearchField({ asked }: { readonly asked: Asked }) {
  const words = useSearchWords()
  const go = useGo()
  const [written, setWritten] = useState(asked['q'] ?? '')
  const latest = useRef(asked)
  latest.current = asked
  const seek = () =>
    go('/search', { asked: { ...latest.current, q: written.trim() || undefined }, replace: true })
  useEffect(() => {
    if (written.trim() === (latest.current['q'] ?? '')) return
    const timer = setTimeout(seek, WAIT_MS)
    return () => clearTimeout(timer)
  }, [written])
  return (
    <form
      role="search"
      className={s.field}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        seek()
      }}
    >
      <Icon name="search" size={22} />
      <input
        type="search"
        aria-label={words.title}
        placeholder={words.placeholder}
        maxLength={200}
        autoFocus
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
    </form>
  )
}

/** How what was found can be narrowed down. */
function Narrow({ asked }: { readonly asked: Asked }) {
  const words = useSearchWords()
  const people = useQuery(peopleReading).data ?? []
  const { data } = useInfiniteQuery(foundListing(soughtIn(asked)))
  const facets = data?.pages[0]?.searchArchive.counts.facets ?? []
  const nameOf = (facet: string, value: string) =>
    facet === 'person'
      ? people.find(({ id }) => id === value)?.name
      : facet === 'tag'
        ? `#${value}`
        : value
  return (
    <div className={s.facets}>
      {FACETS.map((facet) => {
        const values = facets.find(({ name }) => name === facet)?.values ?? []
        return (
          values.length > 0 && (
            <section key={facet} aria-label={words.facets[facet]}>
              <h2>{words.facets[facet]}</h2>
              <ul>
                {values.slice(0, SHOWN).map(({ value, count }) => {
                  const isOn = asked[facet] === value
                  const name = nameOf(facet, value)
                  return (
                    name !== undefined && (
                      <li key={value}>
                        <To
                          to="/search"
                          asked={{ ...asked, [facet]: isOn ? undefined : value }}
                          isCurrent={isOn}
                          className={s.facet}
                          replace
                        >
                          <span>{name}</span> <small>{count}</small>
                        </To>
                      </li>
                    )
                  )
                })}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

/** Everything that was written, by its words. */
export function SearchPage() {
  const words = useSearchWords()
  const asked = useAsked()
  const list = useListing(foundListing(soughtIn(asked)))
  const { data } = useInfiniteQuery(foundListing(soughtIn(asked)))
  const counts = data?.pages[0]?.searchArchive.counts
  const kind = oneOf(KINDS, asked['kind'])
  return (
    <Page title={words.title}>
      <SearchField asked={asked} />
      <Segments label={words.show}>
        {[undefined, ...KINDS].map((one) => (
          <To
            key={one ?? 'all'}
            to="/search"
            asked={{ ...asked, kind: one }}
            isCurrent={one === kind}
            replace
          >
            {words.kinds[one ?? 'all']}
          </To>
        ))}
      </Segments>
      <div className={pageStyles.split}>
        <div>
          <p className={pageStyles.note} role="status">
            {counts && words.found(counts.total, counts.isExact)}
          </p>
          <Listing
            list={list}
            height={84}
            empty={<Empty title={words.none} text={words.noneText} />}
          >
            {(items) => (
              <ul>
                {items.map((hit, place) => (
                  <FoundRow key={`${hit.comment?.id ?? ''} ${place}`} hit={hit} />
                ))}
              </ul>
            )}
          </Listing>
        </div>
        <Narrow asked={asked} />
      </div>
    </Page>
  )
}
