import { formatAgo, formatExact } from '../i18n/dates.ts'
import { useLocale } from '../i18n/language.ts'

/** How long ago; the exact time for whoever looks closer. */
export function Ago({ time }: { readonly time: string }) {
  const locale = useLocale()
  return (
    <time dateTime={time} title={formatExact(locale, time)}>
      {formatAgo(locale, time)}
    </time>
  )
}
