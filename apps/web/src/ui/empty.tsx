import type { ReactNode } from 'react'
import s from './empty.module.css'
import { Title } from './title.tsx'

/** Nothing here yet: what this place is for, and the one thing to do about it. */
export const Empty = ({
  title,
  text,
  action,
  isPage = false,
}: {
  title: string
  text: string
  action?: ReactNode
  /** Nothing else is on the page. */
  isPage?: boolean
}) => (
  <div className={s.empty}>
    <svg viewBox="0 0 160 90" width="160" aria-hidden="true">
      <path d="M8 82 52 26l18 22 22-34 60 68Z" fill="var(--surface-3)" />
      <path
        d="M92 14v-12l16 5-16 5"
        fill="var(--gold)"
        stroke="var(--gold)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M14 84c26-8 24-22 44-24s16-14 34-44"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="3.500"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
    </svg>
    {isPage ? <Title>{title}</Title> : <h2>{title}</h2>}
    <p>{text}</p>
    {action}
  </div>
)
