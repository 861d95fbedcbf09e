/** What stands in a row: as wide as it is, and where its middle would like to be. */
interface Wish {
  readonly width: number
  readonly wish: number
}

interface Run {
  /** Of the left edges of all in it, as if each stood alone. */
  sum: number
  count: number
  readonly from: number
}

/**
 * Where each begins, in this order and without overlap, as near to their wishes as all together can be:
 * neighbours that would overlap move as one, to the middle of what they want.
 */
export function spread(row: readonly Wish[], gap: number): number[] {
  const offsets: number[] = []
  let offset = 0
  const runs: Run[] = []
  row.forEach(({ width, wish }, place) => {
    offsets.push(offset)
    runs.push({ sum: wish - width / 2 - offset, count: 1, from: place })
    offset += width + gap
    for (let last = runs.at(-1), before = runs.at(-2); last && before; ) {
      if (before.sum / before.count <= last.sum / last.count) break
      before.sum += last.sum
      before.count += last.count
      runs.pop()
      ;[last, before] = [runs.at(-1), runs.at(-2)]
    }
  })
  return row.map((_, place) => {
    const run = runs.findLast(({ from }) => from <= place)
    return (run ? run.sum / run.count : 0) + (offsets[place] ?? 0)
  })
}
