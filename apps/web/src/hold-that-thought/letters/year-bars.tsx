import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useFrameWords } from '../frame/words/index.ts'
import { To, useAsked, usePart } from '../../shell/nav.tsx'
import { decadesReading } from './readings.ts'
import s from './year-bars.module.css'

interface BarProps {
  readonly name: string
  readonly asked: Readonly<Record<string, string>>
  readonly count: number
  /** From 0 to 1: of the fullest. */
  readonly share: number
  readonly isCurrent: boolean
}

function Bar({ name, asked, count, share, isCurrent }: BarProps) {
  const words = useFrameWords()
  return (
    <li>
      <To
        to="/letters"
        asked={asked}
        isCurrent={isCurrent}
        className={s.bar}
        aria-label={words.lettersIn(name, count)}
      >
        <span className={s.name}>{name}</span>
        <i style={{ '--share': share } as CSSProperties} />
      </To>
    </li>
  )
}

/** How many letters there are of each decade, and of each year of the one that is open. */
export function YearBars() {
  const words = useFrameWords()
  const { decade, ...asked } = useAsked()
  // A letter is called by the first date that it had.
  const year = asked['year'] ?? /^\d{4}(?=-)/.exec(usePart('letterId'))?.[0]
  const { data } = useQuery(decadesReading)
  const decades = data?.letterDecades ?? []
  const open = year === undefined ? decade : String(Math.floor(Number(year) / 10) * 10)
  const most = Math.max(1, ...decades.map(({ count }) => count))
  if (decades.length === 0) return null
  return (
    <nav aria-label={words.years} className={s.bars}>
      <ul>
        {decades.map((one) => {
          const isOpen = String(one.decade) === open
          const mostInYear = Math.max(1, ...one.years.map(({ count }) => count))
          return [
            <Bar
              key={one.decade}
              name={words.decade(String(one.decade))}
              asked={{ decade: String(one.decade) }}
              count={one.count}
              share={one.count / most}
              isCurrent={isOpen && year === undefined}
            />,
            isOpen && (
              <li key={`${one.decade} years`}>
                <ul className={s.years}>
                  {one.years.map((inIt) => (
                    <Bar
                      key={inIt.year}
                      name={String(inIt.year)}
                      asked={{ year: String(inIt.year) }}
                      count={inIt.count}
                      share={inIt.count / mostInYear}
                      isCurrent={String(inIt.year) === year}
                    />
                  ))}
                </ul>
              </li>
            ),
          ]
        })}
      </ul>
    </nav>
  )
}
