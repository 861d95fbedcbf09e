export interface Edge {
  readonly fromId: string
  readonly toId: string
  readonly kind: 'parentOf' | 'partnerOf' | 'siblingOf' | 'other'
  readonly customType: string | null
}

type Lists = Map<string, string[]>

const push = (lists: Lists, key: string, value: string) => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Whom each one is a parent, a child and a partner of. */
export interface Kin {
  readonly children: ReadonlyMap<string, readonly string[]>
  readonly parents: ReadonlyMap<string, readonly string[]>
  readonly partners: ReadonlyMap<string, readonly string[]>
}

export function kinOf(edges: readonly Edge[]): Kin {
  const [children, parents, partners]: [Lists, Lists, Lists] = [new Map(), new Map(), new Map()]
  for (const { fromId, toId, kind } of edges) {
    if (kind === 'parentOf') {
      push(children, fromId, toId)
      push(parents, toId, fromId)
    }
    if (kind === 'partnerOf') {
      push(partners, fromId, toId)
      push(partners, toId, fromId)
    }
  }
  return { children, parents, partners }
}

/** People who belong on one line: they have one name, that of the first of them. */
function createLines(ids: readonly string[]) {
  const above = new Map(ids.map((id) => [id, id]))
  const lineOf = (id: string): string => {
    let top = id
    while (above.get(top) !== top) top = above.get(top) ?? top
    above.set(id, top)
    return top
  }
  return { lineOf, join: (a: string, b: string) => void above.set(lineOf(b), lineOf(a)) }
}

/**
 * How far down each one stands: partners, and children of the same parent, on one line, children below
 * their parents. Where two of these contradict each other, descent wins.
 */
export function generationsOf(ids: readonly string[], edges: readonly Edge[]): Map<string, number> {
  const { children, parents } = kinOf(edges)
  const { lineOf, join } = createLines(ids)
  const members = new Map(ids.map((id) => [id, [id]]))
  const below = (line: string) =>
    new Set((members.get(line) ?? []).flatMap((id) => (children.get(id) ?? []).map(lineOf)))
  const leadsTo = (from: string, to: string): boolean => {
    const seen = new Set<string>()
    const next = [from]
    for (let line = next.pop(); line !== undefined; line = next.pop())
      for (const one of below(line)) {
        if (one === to) return true
        if (!seen.has(one)) next.push(one)
        seen.add(one)
      }
    return false
  }
  const joinIfTrue = (a: string, b: string) => {
    const [one, other] = [lineOf(a), lineOf(b)]
    if (one === other || leadsTo(one, other) || leadsTo(other, one)) return
    members.set(one, [...(members.get(one) ?? []), ...(members.get(other) ?? [])])
    members.delete(other)
    join(one, other)
  }
  for (const [first, ...rest] of children.values())
    for (const other of rest) if (first !== undefined) joinIfTrue(first, other)
  for (const { fromId, toId, kind } of edges)
    if (kind === 'partnerOf' || kind === 'siblingOf') joinIfTrue(fromId, toId)
  return levelled({ members, below, parentsOf: (id) => (parents.get(id) ?? []).map(lineOf) })
}

interface Lines {
  readonly members: ReadonlyMap<string, readonly string[]>
  readonly below: (line: string) => ReadonlySet<string>
  readonly parentsOf: (id: string) => readonly string[]
}

/** As high as all above leave room for, then as low as what is below asks for. */
function levelled({ members, below, parentsOf }: Lines): Map<string, number> {
  const waiting = new Map<string, number>()
  for (const [line, ids] of members)
    waiting.set(line, new Set(ids.flatMap(parentsOf).filter((one) => one !== line)).size)
  const order = [...members.keys()].filter((line) => waiting.get(line) === 0)
  const level = new Map<string, number>()
  for (const line of order)
    for (const one of below(line)) {
      if (one === line) continue
      level.set(one, Math.max(level.get(one) ?? 0, (level.get(line) ?? 0) + 1))
      const rest = (waiting.get(one) ?? 0) - 1
      waiting.set(one, rest)
      if (rest === 0) order.push(one)
    }
  for (const line of order.toReversed()) {
    const next = [...below(line)].filter((one) => one !== line).map((one) => level.get(one) ?? 0)
    if (next.length > 0) level.set(line, Math.min(...next) - 1)
  }
  return new Map(
    [...members].flatMap(([line, ids]) => ids.map((id) => [id, level.get(line) ?? 0] as const)),
  )
}
