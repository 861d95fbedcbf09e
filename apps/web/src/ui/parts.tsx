import type { ReactNode } from 'react'
import { useChosenInSight } from './in-sight.ts'
import s from './parts.module.css'

/** Each part of a page of parts is a link of this class, with `aria-current` where one is. */
export const partClass = s.part

interface PartsProps {
  readonly label: string
  /** The links. */
  readonly parts: ReactNode
  readonly children: ReactNode
}

/** Several pages that belong together, with a list of them at the side. */
export const Parts = ({ label, parts, children }: PartsProps) => (
  <div className={s.page}>
    <nav ref={useChosenInSight()} className={s.parts} aria-label={label}>
      {parts}
    </nav>
    <div className={s.main}>{children}</div>
  </div>
)
