export interface Point {
  readonly x: number
  readonly y: number
}

/** From the valley to the summit, in the picture's own coordinates (720 × 250). */
const TURNS: readonly (readonly [number, number])[] = [
  [34, 214],
  [112, 204],
  [176, 213],
  [248, 192],
  [300, 197],
  [362, 171],
  [410, 176],
  [452, 151],
  [494, 154],
  [528, 129],
  [556, 129],
  [582, 105],
  [604, 90],
]
const STEPS_PER_TURN = 14

function between(place: number, t: number): Point {
  const at = (index: number) =>
    TURNS[Math.min(TURNS.length - 1, Math.max(0, index))] as readonly [number, number]
  const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
  const curve = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
  return { x: curve(0), y: curve(1) }
}

const points: readonly Point[] = [
  ...TURNS.slice(0, -1).flatMap((_, place) =>
    Array.from({ length: STEPS_PER_TURN }, (__, step) => between(place, step / STEPS_PER_TURN)),
  ),
  { x: 604, y: 90 },
]
const lengths: readonly number[] = points.reduce<number[]>((sums, point, place) => {
  const before = points[place - 1]
  return [
    ...sums,
    before ? (sums.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y) : 0,
  ]
}, [])
const whole = lengths.at(-1) ?? 1

/** Where somebody stands who has gone this share of the way. */
export function pointAt(share: number): Point {
  const wanted = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) * whole : 0
  const next = lengths.findIndex((length) => length >= wanted)
  const [from, to] = [points[Math.max(0, next - 1)] as Point, points[next] as Point]
  const gap = (lengths[next] ?? 0) - (lengths[Math.max(0, next - 1)] ?? 0)
  const part = gap === 0 ? 0 : (wanted - (lengths[next - 1] ?? 0)) / gap
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

export const TRAIL = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
export const TRAIL_LENGTH = whole
