import s from './chips.module.css'

interface ChipsProps {
  readonly label: string
  readonly items: readonly string[]
  /** The rest is a number. */
  readonly max?: number
}

/** The same inside of what is pressed as a whole, where there are no lists. */
export function PlainChips({ items, max = items.length }: Omit<ChipsProps, 'label'>) {
  const rest = items.length - max
  if (items.length === 0) return null
  return (
    <span className={s.chips}>
      {items.slice(0, max).map((item) => (
        <span key={item}>{item}</span>
      ))}
      {rest > 0 && <span>+{rest}</span>}
    </span>
  )
}

/** Skills and tags, as somebody has written them. */
export function Chips({ label, items, max = items.length }: ChipsProps) {
  const rest = items.length - max
  if (items.length === 0) return null
  return (
    <ul className={s.chips} aria-label={label}>
      {items.slice(0, max).map((item) => (
        <li key={item} title={item}>
          {item}
        </li>
      ))}
      {rest > 0 && <li>+{rest}</li>}
    </ul>
  )
}
