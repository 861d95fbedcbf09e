import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useChosenInSight } from '../../ui/in-sight.ts'
import { To } from '../../shell/nav.tsx'
import { useLettersAsked } from './filters.tsx'
import type { LetterDecadesData } from './letters.operations.ts'
import { decadesReading } from './readings.ts'
import { useLettersWords } from './words/index.ts'
import s from './year-strip.module.css'

type Decade = LetterDecadesData['letterDecades'][number]

const YEARS = Array.from({ length: 10 }, (_, place) => place)

/** Ten years, each as high as it is full. */
const Bars = ({ decade: { decade, years }, most }: { decade: Decade; most: number }) => (
  <span className={s.bars} aria-hidden="true">
    {YEARS.map((place) => {
      const count = years.find(({ year }) => year === decade + place)?.count ?? 0
      return <i key={place} style={{ '--share': count / most } as CSSProperties} />
    })}
  </span>
)

/** From the first letter to the last: decades, and the years of the one that is open. */
export function YearStrip() {
  const words = useLettersWords()
  const { year, decade, ...rest } = useLettersAsked()
  const decades = useQuery(decadesReading).data?.letterDecades ?? []
  const row = useChosenInSight()
  const most = Math.max(1, ...decades.flatMap(({ years }) => years.map(({ count }) => count)))
  const open = year === undefined ? decade : String(Math.floor(Number(year) / 10) * 10)
  const years = decades.find((one) => String(one.decade) === open)?.years ?? []
  return (
    <nav ref={row} className={s.strip} aria-label={words.strip}>
      <div className={s.decades}>
        {decades.map((one) => {
          const name = String(one.decade)
          return (
            <To
              key={name}
              to="/letters"
              asked={{ ...rest, decade: name === open ? undefined : name }}
              isCurrent={name === open}
              className={s.decade}
              replace
              aria-label={words.lettersIn(words.decade(name), one.count)}
            >
              <Bars decade={one} most={most} />
              <span className={s.name}>{words.decade(name)}</span>
            </To>
          )
        })}
      </div>
      {years.length > 0 && (
        <div className={s.years}>
          {years.map(({ year: one, count }) => (
            <To
              key={one}
              to="/letters"
              asked={{
                ...rest,
                ...(String(one) === year ? { decade: open } : { year: String(one) }),
              }}
              isCurrent={String(one) === year}
              className={s.year}
              replace
              aria-label={words.lettersIn(String(one), count)}
            >
              {one} <small>{count}</small>
            </To>
          ))}
        </div>
      )}
    </nav>
  )
}
