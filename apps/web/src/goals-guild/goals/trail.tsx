import { pointAt, TRAIL, TRAIL_LENGTH } from './trail-path.ts'
import { Scenery } from './scenery.tsx'
import s from './trail.module.css'
import { useGoalsWords } from './words/index.ts'

interface Flag {
  readonly id: string
  readonly name: string
  readonly percentage: number
  readonly achieved: boolean
}

interface TrailProps {
  readonly progress: number
  readonly milestones: readonly Flag[]
  /** Of what it is the trail of. */
  readonly seed?: string
  readonly align?: 'xMidYMax' | 'xMaxYMax'
}

const MOODS = ['day', 'dawn', 'dusk', 'autumn'] as const

/** Every goal has its own light, always the same one. */
function moodOf(seed: string) {
  let sum = 0
  for (let place = 0; place < seed.length; place++) sum = (sum * 33 + seed.charCodeAt(place)) % 9973
  return MOODS[sum % MOODS.length]
}

function FlagSign({ flag: { name, percentage, achieved } }: { readonly flag: Flag }) {
  const { x, y } = pointAt(percentage / 100)
  return (
    <g transform={`translate(${x} ${y})`} className={achieved ? s.taken : s.open}>
      <title>{name}</title>
      <path className={s.pole} d="M0 2V-27" />
      <path className={s.cloth} d="M0-27c7-4 11 3 19-1v13c-8 4-12-3-19 1Z" />
      <circle r="4.5" className={s.foot} />
    </g>
  )
}

/** A goal as a mountain: how far the way is gone, which flags are taken, and where one stands. */
export function Trail({ progress, milestones, seed = '', align = 'xMidYMax' }: TrailProps) {
  const words = useGoalsWords()
  const here = pointAt(progress / 100)
  const reached = milestones.filter(({ achieved }) => achieved).length
  return (
    <svg
      className={s.trail}
      data-mood={moodOf(seed)}
      viewBox="0 0 720 250"
      preserveAspectRatio={`${align} slice`}
      role="img"
      aria-label={words.trail(progress, reached, milestones.length)}
    >
      <Scenery />
      <path className={s.ahead} d={TRAIL} />
      <path
        className={s.gone}
        d={TRAIL}
        strokeDasharray={TRAIL_LENGTH}
        strokeDashoffset={TRAIL_LENGTH * (1 - Math.min(1, progress / 100))}
        opacity={progress > 0 ? 1 : 0}
      />
      {milestones.map((flag) => (
        <FlagSign key={flag.id} flag={flag} />
      ))}
      <g className={s.here} style={{ transform: `translate(${here.x}px, ${here.y}px)` }}>
        <circle r="15" className={s.pulse} />
        <circle r="9.5" className={s.dot} />
        {progress >= 100 ? (
          <path d="m-4 0 3 3 5-6" className={s.tick} />
        ) : (
          <circle r="3.5" className={s.core} />
        )}
      </g>
    </svg>
  )
}
