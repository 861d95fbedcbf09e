export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** One way around for each knot, as `[a, b, a]`: a knot's ways are fixed one at a time anyway. */
export function cyclesIn(graph: Graph): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  const path: string[] = []
  const walk = (node: string): void => {
    const start = path.indexOf(node)
    if (start !== -1) {
      cycles.push([...path.slice(start), node])
      return
    }
    if (done.has(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) walk(next)
    path.pop()
    done.add(node)
  }
  for (const node of graph.keys()) walk(node)
  return cycles
}

export function addEdge(graph: Map<string, Set<string>>, from: string, to: string): void {
  const edges = graph.get(from) ?? new Set()
  graph.set(from, edges.add(to))
}
