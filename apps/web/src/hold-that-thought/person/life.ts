import { useLocale } from '../../i18n/language.ts'
import { formatWhen, yearOf } from '../kit/when.ts'
import type { PersonFields } from './person.operations.ts'
import { usePersonWords } from './words/index.ts'

type Life = Pick<PersonFields, 'birthDate' | 'birthDateText' | 'deathDate' | 'deathDateText'>

const yearIn = (date: string | null, text: string | null): string | null =>
  text ?? (date === null ? null : yearOf(date))

/** When somebody lived, as far as it is known. */
export function useLife() {
  const words = usePersonWords()
  const locale = useLocale()
  const joined = (birth: string | null, death: string | null): string => {
    if (birth !== null && death !== null) return `${birth} – ${death}`
    if (birth !== null) return words.bornIn(birth)
    return death === null ? '' : words.diedIn(death)
  }
  const day = (date: string | null, dateText: string | null) =>
    date === null ? dateText : formatWhen(locale, { date, dateText })
  return {
    /** For a line beside a name. */
    years: (one: Life) =>
      joined(yearIn(one.birthDate, one.birthDateText), yearIn(one.deathDate, one.deathDateText)),
    /** As exactly as somebody knows it. */
    days: (one: Life) =>
      joined(day(one.birthDate, one.birthDateText), day(one.deathDate, one.deathDateText)),
  }
}
