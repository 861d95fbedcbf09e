import type { ReactNode } from 'react'
import s from './ring.module.css'

interface RingProps {
  /** From 0 to 1. */
  readonly value: number
  readonly label: string
  readonly size?: number
  readonly width?: number
  readonly tone?: 'brand' | 'gold'
  readonly children?: ReactNode
}

/** A share of a whole as an arc, with anything in the middle. */
export function Ring({ value, label, size = 72, width = 8, tone = 'brand', children }: RingProps) {
  const radius = (size - width) / 2
  const length = 2 * Math.PI * radius
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: width }
  return (
    <span className={s.ring} style={{ width: size, height: size }} role="img" aria-label={label}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle {...circle} className={s.track} />
        <circle
          {...circle}
          className={s[tone]}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - Math.min(1, Math.max(0, value)))}
          opacity={value > 0 ? 1 : 0}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      </svg>
      <span className={s.middle} aria-hidden="true">
        {children}
      </span>
    </span>
  )
}
