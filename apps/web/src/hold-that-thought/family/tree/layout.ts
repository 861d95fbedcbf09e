import { type Edge, generationsOf, type Kin, kinOf } from './generations.ts'
import { spread } from './spread.ts'

export const CARD = { width: 196, height: 76 } as const
const [COUPLE_GAP, GAP, LEVEL, APART] = [28, 36, 156, 90]
/** Up and down so often; then nothing moves any more that one would see. */
const SWEEPS = 12

interface Somebody {
  readonly id: string
  /** Who is older stands further left, where nothing else decides. */
  readonly rank: string
}

export interface Placed {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly generation: number
}

export interface Layout {
  readonly people: readonly Placed[]
  readonly width: number
  readonly height: number
}

/** Partners stand beside each other, whoever has several between them. */
interface Block {
  ids: readonly string[]
  x: number
}

const widthOf = ({ ids }: Pick<Block, 'ids'>) => ids.length * (CARD.width + COUPLE_GAP) - COUPLE_GAP

const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** One chain of partners, begun at somebody who has only one. */
function chainOf(start: string, free: ReadonlySet<string>, { partners }: Kin): string[] {
  const chain = [start]
  const seen = new Set(chain)
  for (const one of chain)
    for (const other of partners.get(one) ?? [])
      if (free.has(other) && !seen.has(other)) {
        seen.add(other)
        chain.push(other)
      }
  if (chain.length < 3) return chain
  // Whoever has most of them stands in the middle.
  const count = (id: string) => (partners.get(id) ?? []).filter((one) => seen.has(one)).length
  const [hub = start] = chain.toSorted((a, b) => count(b) - count(a))
  const rest = chain.filter((id) => id !== hub)
  const half = Math.floor(rest.length / 2)
  return [...rest.slice(0, half), hub, ...rest.slice(half)]
}

/** In the order in which they come, each beside the one before. */
function blocksOf(row: readonly string[], kin: Kin): Block[] {
  const free = new Set(row)
  const blocks: Block[] = []
  let x = 0
  for (const id of row) {
    if (!free.has(id)) continue
    const ids = chainOf(id, free, kin)
    for (const one of ids) free.delete(one)
    blocks.push({ ids, x })
    x += widthOf({ ids }) + GAP
  }
  return blocks
}

/** Those who are related in any way, however far. */
function familiesOf(people: readonly Somebody[], edges: readonly Edge[]): Somebody[][] {
  const near = new Map<string, string[]>(people.map(({ id }) => [id, []]))
  for (const { fromId, toId } of edges) {
    near.get(fromId)?.push(toId)
    near.get(toId)?.push(fromId)
  }
  const byId = new Map(people.map((one) => [one.id, one]))
  const seen = new Set<string>()
  return people.flatMap((one) => {
    if (seen.has(one.id)) return []
    const family: Somebody[] = []
    const next = [one.id]
    seen.add(one.id)
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      const found = byId.get(id)
      if (found) family.push(found)
      for (const other of near.get(id) ?? [])
        if (!seen.has(other)) {
          seen.add(other)
          next.push(other)
        }
    }
    return [family]
  })
}

/** The middle of somebody's card, by the block that they are in. */
function middles(rows: readonly (readonly Block[])[]): Map<string, number> {
  const at = new Map<string, number>()
  for (const block of rows.flat())
    block.ids.forEach((id, place) =>
      at.set(id, block.x + place * (CARD.width + COUPLE_GAP) + CARD.width / 2),
    )
  return at
}

interface Pull {
  readonly rows: readonly Block[][]
  readonly place: number
  /** Whose middle each one wants to stand at. */
  readonly towards: Kin['parents']
  /** The row, and the partners in it, may change their order. */
  readonly isOrdering: boolean
}

/** A row moves to where its relatives of another row are. */
function pull({ rows, place, towards, isOrdering }: Pull): void {
  const row = rows[place] ?? []
  const at = middles(rows)
  const asks = (id: string) => mean((towards.get(id) ?? []).flatMap((one) => at.get(one) ?? []))
  const wishes = new Map<Block, number>()
  for (const block of row) {
    const own = block.x + widthOf(block) / 2
    const asked = block.ids.flatMap((id) => asks(id) ?? [])
    const [first, last] = [asks(block.ids[0] ?? ''), asks(block.ids.at(-1) ?? '')]
    if (isOrdering && first !== undefined && last !== undefined && first > last)
      block.ids = block.ids.toReversed()
    // What stands beside the middle of its block asks for as much more.
    const beside = block.ids.flatMap((id) =>
      asks(id) === undefined ? [] : (at.get(id) ?? own) - own,
    )
    wishes.set(block, asked.length === 0 ? own : (mean(asked) ?? 0) - (mean(beside) ?? 0))
  }
  const wishOf = (block: Block) => wishes.get(block) ?? 0
  if (isOrdering) row.sort((a, b) => wishOf(a) - wishOf(b))
  const wanted = row.map((block) => ({ width: widthOf(block), wish: wishOf(block) }))
  spread(wanted, GAP).forEach((x, index) => {
    const block = row[index]
    if (block) block.x = x
  })
}

/** One family from left to right: first in an order with few crossings, then each above their own. */
function placedFamily(family: readonly Somebody[], edges: readonly Edge[]): Placed[] {
  const ids = family.map(({ id }) => id)
  const generation = generationsOf(ids, edges)
  const first = Math.min(...generation.values())
  const kin = kinOf(edges)
  const rows: string[][] = []
  for (const { id } of family.toSorted((a, b) => (a.rank < b.rank ? -1 : 1))) {
    const level = (generation.get(id) ?? 0) - first
    while (rows.length <= level) rows.push([])
    rows[level]?.push(id)
  }
  const blocks = rows.map((row) => blocksOf(row, kin))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isOrdering = sweep < SWEEPS / 2
    for (let place = 1; place < blocks.length; place++)
      pull({ rows: blocks, place, towards: kin.parents, isOrdering })
    for (let place = blocks.length - 2; place >= 0; place--)
      pull({ rows: blocks, place, towards: kin.children, isOrdering })
  }
  const at = middles(blocks)
  return ids.map((id) => ({
    id,
    x: (at.get(id) ?? 0) - CARD.width / 2,
    y: ((generation.get(id) ?? 0) - first) * LEVEL,
    generation: (generation.get(id) ?? 0) - first,
  }))
}

/** Those whom nobody is related to yet, in rows below the others. */
const LONERS_A_ROW = 5

/** Everybody's place: families beside each other, the largest first. */
export function layoutOf(people: readonly Somebody[], edges: readonly Edge[]): Layout {
  const known = new Set(people.map(({ id }) => id))
  const shown = edges.filter(({ fromId, toId }) => known.has(fromId) && known.has(toId))
  const families = familiesOf(people, shown).toSorted((a, b) => b.length - a.length)
  const placed: Placed[] = []
  let [left, height] = [0, 0]
  for (const family of families.filter((one) => one.length > 1)) {
    const own = new Set(family.map(({ id }) => id))
    const found = placedFamily(
      family,
      shown.filter(({ fromId }) => own.has(fromId)),
    )
    const begin = Math.min(...found.map(({ x }) => x))
    placed.push(...found.map((one) => ({ ...one, x: one.x - begin + left })))
    left = Math.max(...placed.map(({ x }) => x)) + CARD.width + APART
    height = Math.max(height, ...found.map(({ y }) => y + CARD.height))
  }
  const loners = families.filter((one) => one.length === 1).flat()
  const top = height === 0 ? 0 : height + LEVEL - CARD.height
  loners.forEach(({ id }, place) =>
    placed.push({
      id,
      x: (place % LONERS_A_ROW) * (CARD.width + GAP),
      y: top + Math.floor(place / LONERS_A_ROW) * (CARD.height + GAP),
      generation: -1,
    }),
  )
  return {
    people: placed,
    width: Math.max(0, ...placed.map(({ x }) => x + CARD.width)),
    height: Math.max(0, ...placed.map(({ y }) => y + CARD.height)),
  }
}
