import s from './funnel.module.css'

interface Step {
  readonly name: string
  readonly count: number
}

interface FunnelProps {
  readonly label: string
  readonly steps: readonly Step[]
}

/** How many come as far: each bar is as long as its share of the first. */
export function Funnel({ label, steps }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ol className={s.funnel} aria-label={label}>
      {steps.map(({ name, count }) => (
        <li key={name}>
          <span className={s.name}>{name}</span>
          <span className={s.track} aria-hidden="true">
            <i style={{ width: `${(100 * count) / most}%` }} />
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ol>
  )
}
