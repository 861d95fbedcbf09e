import type { ReactNode } from 'react'
import { useChosenInSight } from './in-sight.ts'
import s from './segments.module.css'

interface SegmentsProps {
  readonly label: string
  /** Links with `aria-current`. */
  readonly children: ReactNode
}

/** One of a few views of a page; links, so that each has an address. */
export function Segments({ label, children }: SegmentsProps) {
  const row = useChosenInSight()
  return (
    <nav ref={row} className={s.segments} aria-label={label}>
      {children}
    </nav>
  )
}

/** How many wait behind a segment; nothing when none do. */
export const SegmentCount = ({ count }: { readonly count: number }) =>
  count > 0 ? <span className={s.count}>{count}</span> : null

interface SwitchProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
}

/** The same for views that have no address of their own. */
export function Switch<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: SwitchProps<Value>) {
  return (
    <div className={s.segments} role="group" aria-label={label}>
      {choices.map(([one, text]) => (
        <button key={one} type="button" aria-pressed={value === one} onClick={() => onChoose(one)}>
          {text}
        </button>
      ))}
    </div>
  )
}
