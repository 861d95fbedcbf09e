import { useId } from 'react'
import s from './trail.module.css'

/** Left, bottom and height. */
const TREES = [
  [66, 214, 15],
  [82, 218, 20],
  [212, 210, 17],
  [226, 214, 13],
  [334, 206, 14],
  [520, 214, 18],
  [540, 218, 24],
  [560, 216, 15],
  [650, 214, 20],
  [672, 218, 15],
] as const

/** A valley, hills and a summit, in the light of the trail's mood. */
export function Scenery() {
  const id = useId()
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={s.sky1} />
          <stop offset="1" className={s.sky2} />
        </linearGradient>
        <linearGradient id={`${id}hill`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={s.hill1} />
          <stop offset="1" className={s.hill2} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0.36" className={s.glow1} />
          <stop offset="1" className={s.glow2} />
        </radialGradient>
      </defs>
      <rect width="720" height="250" fill={`url(#${id}sky)`} />
      <circle cx="226" cy="100" r="25" className={s.sun} />
      <g className={s.cloud}>
        <rect x="318" y="98" width="84" height="12" rx="6" />
        <rect x="342" y="88" width="42" height="12" rx="6" />
        <rect x="462" y="78" width="60" height="9" rx="4.5" />
      </g>
      <path className={s.far} d="M0 201 70 154l38 21 70-55 60 46 48-28 80 64v60H0Z" />
      {/* Light lies over what is far: no hill cuts it off. */}
      <circle cx="226" cy="100" r="70" fill={`url(#${id}glow)`} />
      <path className={s.peak} d="M300 250 470 154l34 13L604 90l62 55 54 33v72Z" />
      <path className={s.peakShade} d="M604 90l62 55 54 33v72H566l28-72-18-36Z" />
      <path className={s.snow} d="M604 90l28 25-11 4-9-7-9 11-13-7-11 8-9-7Z" />
      <path
        fill={`url(#${id}hill)`}
        d="M0 214c60-26 118-10 176-14s84-32 136-32 92 34 168 30 150-26 240-2v54H0Z"
      />
      <path className={s.near} d="M0 236c80-22 150-8 236-10s120-20 210-16 164 18 274 2v38H0Z" />
      <g className={s.trees}>
        {TREES.map(([x, y, h]) => (
          <path key={x} d={`M${x} ${y - h * 1.9}l${h * 0.5} ${h * 1.9}h${-h}Z`} />
        ))}
      </g>
    </>
  )
}
