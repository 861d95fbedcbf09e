import { useLocale } from '../../i18n/language.ts'
import { formatWhen } from '../kit/when.ts'
import { To } from '../../shell/nav.tsx'
import type { HomeData } from './home.operations.ts'
import s from './home-page.module.css'
import { localDay, ofToday } from './pick.ts'
import { useHomeWords } from './words/index.ts'

type Picture = HomeData['gallery']['items'][number]

/** One a day, as it would lie on a table. */
export function Photograph({ pictures }: { readonly pictures: readonly Picture[] }) {
  const words = useHomeWords()
  const locale = useLocale()
  const picture = ofToday(pictures, localDay())
  if (!picture) return null
  const { id, title, fileName, url, thumbnailUrl, width, height, date, dateText } = picture
  const name = title ?? fileName
  return (
    <To to={`/photos/${id}`} className={s.photo} aria-label={words.photograph(name)}>
      <img
        src={thumbnailUrl ?? url}
        alt=""
        loading="lazy"
        width={width ?? 4}
        height={height ?? 3}
      />
      <span>
        {name}
        {date !== null && <small>{formatWhen(locale, { date, dateText })}</small>}
      </span>
    </To>
  )
}
