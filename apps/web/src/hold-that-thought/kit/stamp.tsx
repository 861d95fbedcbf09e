import { useLocale } from '../../i18n/language.ts'
import s from './stamp.module.css'
import { formatWhen, monthOf, type When, yearOf } from './when.ts'

/** A postmark: the day, or what is known of it. */
export function Stamp({ when }: { readonly when: When }) {
  const locale = useLocale()
  const { date, dateText } = when
  return (
    <time className={s.stamp} dateTime={date} title={formatWhen(locale, when)}>
      {dateText === null ? (
        <>
          <span className={s.small}>{monthOf(locale, date)}</span>
          <span className={s.day}>{Number(date.slice(8, 10))}</span>
          <span className={s.small}>{yearOf(date)}</span>
        </>
      ) : (
        <span className={s.told}>{dateText}</span>
      )}
    </time>
  )
}
