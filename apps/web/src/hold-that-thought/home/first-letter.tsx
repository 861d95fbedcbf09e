import { useLocale } from '../../i18n/language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { sheetStyles, Sheet } from '../kit/sheet.tsx'
import { Stamp } from '../kit/stamp.tsx'
import { formatMonthDay, yearOf } from '../kit/when.ts'
import { PeopleLine } from '../letters/people-line.tsx'
import { beginningOf } from '../letters/text/beginning.ts'
import { LetterText } from '../letters/text/letter-text.tsx'
import { To } from '../../shell/nav.tsx'
import type { HomeData } from './home.operations.ts'
import s from './home-page.module.css'
import { useHomeWords } from './words/index.ts'

interface FirstLetterProps {
  readonly day: string
  readonly first: HomeData['letterOfDay']
}

/** Those of this day in all years; where there are none, one that the day happens to open. */
export function FirstLetter({ day, first }: FirstLetterProps) {
  const words = useHomeWords()
  const locale = useLocale()
  const { letter, others, isOfDay } = first
  if (!letter) return null
  return (
    <section className={s.first} aria-labelledby="first-letter">
      <p className={s.eyebrow}>
        {isOfDay
          ? words.onThisDay(formatMonthDay(locale, day))
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
          <LetterText content={beginningOf(letter.content)} />
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
