import { type Edge, kinOf } from './generations.ts'
import { CARD, type Placed } from './layout.ts'

export interface Line {
  readonly key: string
  readonly kind: Edge['kind']
  /** For `d` of a path. */
  readonly path: string
  /** Those whom it joins. */
  readonly ids: readonly string[]
}

const middle = ({ x }: Placed) => x + CARD.width / 2
/** Below a card, where all that leads down turns. */
const TURN = 40

/** From one point down to each of the others, round where it turns. */
function branches(from: { x: number; y: number }, turnY: number, children: readonly Placed[]) {
  const way = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`
  return children
    .map((child) => {
      const [x, radius] = [middle(child), Math.min(12, Math.abs(middle(child) - from.x) / 2)]
      const side = Math.sign(x - from.x)
      return [
        `M${way(from)}`,
        `V${Math.round(turnY - radius)}`,
        `Q${way({ x: from.x, y: turnY })} ${way({ x: from.x + side * radius, y: turnY })}`,
        `H${Math.round(x - side * radius)}`,
        `Q${way({ x, y: turnY })} ${way({ x, y: turnY + radius })}`,
        `V${Math.round(child.y)}`,
      ].join('')
    })
    .join('')
}

/** Beside each other on one line, so that what joins them is straight. */
const isBeside = (a: Placed, b: Placed) => a.y === b.y && Math.abs(a.x - b.x) < CARD.width * 1.5

function partnerPath(a: Placed, b: Placed): string {
  const [left, right] = a.x < b.x ? [a, b] : [b, a]
  const y = left.y + CARD.height / 2
  if (isBeside(a, b)) return `M${left.x + CARD.width} ${y}H${right.x}`
  return arcPath(left, right)
}

/** Over the tops of both, for what no place beside each other shows. */
function arcPath(a: Placed, b: Placed): string {
  const top = Math.min(a.y, b.y) - 34
  return `M${middle(a)} ${a.y}C${middle(a)} ${top} ${middle(b)} ${top} ${middle(b)} ${b.y}`
}

/** Each set of parents leads to its children as one: from between two who stand side by side. */
function descents(edges: readonly Edge[], at: ReadonlyMap<string, Placed>): Line[] {
  const { parents } = kinOf(edges)
  const sets = new Map<string, { from: Placed[]; to: Placed[] }>()
  for (const [childId, ids] of parents) {
    const child = at.get(childId)
    const from = ids.flatMap((id) => at.get(id) ?? []).toSorted((a, b) => a.x - b.x)
    if (!child || from.length === 0) continue
    const [one, other] = from
    const isCouple = from.length === 2 && one && other && isBeside(one, other)
    for (const group of isCouple ? [from] : from.map((alone) => [alone])) {
      const key = group.map(({ id }) => id).join(' ')
      const set = sets.get(key) ?? { from: group, to: [] }
      set.to.push(child)
      sets.set(key, set)
    }
  }
  return [...sets].map(([key, { from, to }]) => {
    const [one, other = one] = from as [Placed, Placed?]
    const isCouple = one !== other
    const x = (middle(one) + middle(other)) / 2
    const y = one.y + (isCouple ? CARD.height / 2 : CARD.height)
    // What leads from beside a couple does not run along what leads from one of them.
    const turnY = one.y + CARD.height + TURN - (isCouple ? 8 : 0)
    const ids = [...from, ...to].map(({ id }) => id)
    return { key, kind: 'parentOf', path: branches({ x, y }, turnY, to), ids }
  })
}

/** All lines of a drawing. Siblings with a parent in common need none of their own. */
export function linesOf(edges: readonly Edge[], placed: readonly Placed[]): Line[] {
  const at = new Map(placed.map((one) => [one.id, one]))
  const { parents } = kinOf(edges)
  const haveParent = (a: string, b: string) =>
    (parents.get(a) ?? []).some((id) => parents.get(b)?.includes(id))
  const others = edges.flatMap(({ fromId, toId, kind }): Line[] => {
    const [a, b] = [at.get(fromId), at.get(toId)]
    if (!a || !b || kind === 'parentOf') return []
    if (kind === 'siblingOf' && haveParent(fromId, toId)) return []
    const path = kind === 'partnerOf' ? partnerPath(a, b) : arcPath(a, b)
    return [{ key: `${kind} ${fromId} ${toId}`, kind, path, ids: [fromId, toId] }]
  })
  return [...descents(edges, at), ...others]
}
