import s from './bar.module.css'

interface BarProps {
  readonly value: number
  readonly max: number
  readonly label: string
  readonly text?: string
}

/** How far something is, as a line that fills. */
export const Bar = ({ value, max, label, text }: BarProps) => (
  <span
    className={s.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.min(value, max)}
    aria-valuetext={text}
  >
    <span style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }} />
  </span>
)
