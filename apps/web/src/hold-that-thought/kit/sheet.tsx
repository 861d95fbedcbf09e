import type { ReactNode } from 'react'
import s from './sheet.module.css'

interface SheetProps {
  /** As it is printed: the head of a letter. */
  readonly head?: ReactNode
  readonly children: ReactNode
  readonly label?: string
}

/** A sheet of paper with a fine line around; printed, it is the whole page. */
export const Sheet = ({ head, children, label }: SheetProps) => (
  <article className={s.sheet} aria-label={label}>
    <div className={s.inner}>
      {head && <header className={s.head}>{head}</header>}
      {children}
    </div>
  </article>
)

export const sheetStyles = s
