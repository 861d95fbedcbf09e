import type { ReactNode } from 'react'
import s from './segments.module.css'

interface SegmentsProps {
  readonly label: string
  /** Links with `aria-current`, or buttons with `aria-pressed`. */
  readonly children: ReactNode
}

/** One of a few views of a page; links, so that each has an address. */
export const Segments = ({ label, children }: SegmentsProps) => (
  <nav className={s.segments} aria-label={label}>
    {children}
  </nav>
)
