import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { sheetStyles, Sheet } from '../kit/sheet.tsx'
import { Stamp } from '../kit/stamp.tsx'
import { formatMonthDay, yearOf } from '../kit/when.ts'
import { PeopleLine } from '../letters/people-line.tsx'
import { decadesReading, letterReading, lettersListing, LETTERS } from '../letters/readings.ts'
import { beginningOf } from '../letters/text/beginning.ts'
import { LetterText } from '../letters/text/letter-text.tsx'
import { To } from '../../shell/nav.tsx'
import { OnThisDay } from './home.operations.ts'
import s from './home-page.module.css'
import { localDay, ofToday } from './pick.ts'
import { useHomeWords } from './words/index.ts'

/** Those of this day in other years; where there are none, one that today happens to open. */
function useTodays() {
  const day = localDay()
  const monthDay = day.slice(5)
  const onDay = useQuery(reading([...LETTERS, 'day', monthDay], OnThisDay, { monthDay }))
  const decades = useQuery(decadesReading)
  const ofDay = onDay.data?.lettersOnThisDay.items
  const isNone = ofDay?.length === 0
  const years = decades.data?.letterDecades.flatMap(({ years: some }) =>
    some.map(({ year: one }) => one),
  )
  const year = isNone ? ofToday(years ?? [], day) : undefined
  const some = useListing({ ...lettersListing({ year }), enabled: year !== undefined })
  if (!isNone) return { letters: ofDay ?? [], isOfDay: true, isKnown: !onDay.isLoading }
  const one = ofToday(some.items ?? [], day)
  const isKnown = !decades.isLoading && !some.isLoading
  return { letters: one ? [one] : [], isOfDay: false, isKnown }
}

/** Asked for beside the rest of the page, which waits for it: nothing moves when it is there. */
export function useFirstLetter() {
  const { letters, isOfDay, isKnown } = useTodays()
  const [letter, ...others] = letters
  const { data, isLoading } = useQuery({
    ...letterReading(letter?.id ?? ''),
    enabled: letter !== undefined,
  })
  const isThere = isKnown && !isLoading
  return { letter, others, isOfDay, content: data?.letter.content ?? '', isThere }
}

export type First = ReturnType<typeof useFirstLetter>

export function FirstLetter({ first }: { readonly first: First }) {
  const words = useHomeWords()
  const locale = useLocale()
  const { letter, others, isOfDay, content } = first
  if (!letter) return null
  return (
    <section className={s.first} aria-labelledby="first-letter">
      <p className={s.eyebrow}>
        {isOfDay
          ? words.onThisDay(formatMonthDay(locale, localDay()))
          : words.openedAt(yearOf(letter.date))}
      </p>
      <Sheet
        head={
          <>
            <div className={sheetStyles.names}>
              <h2 id="first-letter" className={s.title} dir="auto">
                <To to={`/letters/${letter.id}`}>{letter.title}</To>
              </h2>
              <p>
                <PeopleLine letter={letter} />
              </p>
            </div>
            <Stamp when={letter} />
          </>
        }
      >
        <div className={s.clip}>
          <LetterText content={beginningOf(content)} />
        </div>
        <div>
          <To to={`/letters/${letter.id}`} className={buttonClass('brand')}>
            {words.readOn}
          </To>
        </div>
      </Sheet>
      {others.length > 0 && (
        <ul className={s.others}>
          {others.map((one) => (
            <li key={one.id}>
              <To to={`/letters/${one.id}`}>
                <b>{yearOf(one.date)}</b> {one.title}
              </To>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
