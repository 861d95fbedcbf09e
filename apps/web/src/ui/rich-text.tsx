import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react'
import s from './rich-text.module.css'

const PARTS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]|@[A-Za-z0-9_-]{3,32}|#[\p{L}\p{N}_]{2,50})/gu

interface NamedProps {
  readonly kind: 'person' | 'tag'
  readonly name: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Where a product leads from whom and what people name; without one they only stand out. */
export const NamedContext = createContext<ComponentType<NamedProps>>(({ className, children }) => (
  <span className={className}>{children}</span>
))

/** People's words as they wrote them: links open, names and tags lead on; nothing else is markup. */
export function RichText({ text }: { text: string }) {
  const Named = useContext(NamedContext)
  return text.split(PARTS).map((part, place) => {
    // Of a text that is split so, every second part is what it was split by.
    if (place % 2 === 0) return <Fragment key={place}>{part}</Fragment>
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
    const kind = part.startsWith('@') ? 'person' : 'tag'
    return (
      <Named key={place} kind={kind} name={part.slice(1)} className={s.name}>
        {part}
      </Named>
    )
  })
}
