import { Fragment } from 'react'
import s from './rich-text.module.css'

const PARTS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|@[A-Za-z0-9_-]{3,32}|#[\p{L}\p{N}_]{2,50})/gu

/** People's words as they wrote them: links open, names and tags stand out; nothing else is markup. */
export function RichText({ text }: { text: string }) {
  return text.split(PARTS).map((part, place) => {
    if (part.startsWith('http'))
      return (
        <a
          key={place}
          href={part}
          className={s.link}
          rel="noreferrer noopener nofollow ugc"
          target="_blank"
        >
          {part}
        </a>
      )
    if (part.startsWith('@') && part.length > 3)
      return (
        <span key={place} className={s.name}>
          {part}
        </span>
      )
    return <Fragment key={place}>{part}</Fragment>
  })
}
