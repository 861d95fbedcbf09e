/** One line that is another now. */
export interface LineChange {
  /** From 1. */
  readonly line: number
  readonly was: string
  readonly text: string
}

const linesOf = (text: string) => text.split('\n')

/** Spaces at the end of a line are nobody's words, and the server keeps none. */
export const isSameText = (one: string, other: string): boolean => {
  const plain = (text: string) => text.replace(/[^\S\n]+$/gm, '').trimEnd()
  return one === other || plain(one) === plain(other)
}

/** What became of lines one by one; undefined where lines came or went. */
export function changedLines(before: string, after: string): LineChange[] | undefined {
  const [was, is] = [linesOf(before), linesOf(after)]
  if (was.length !== is.length) return undefined
  return is.flatMap((text, place) => {
    const old = (was[place] ?? '').trim()
    return old === text.trim() ? [] : [{ line: place + 1, was: old, text: text.trim() }]
  })
}

/** From and to of what differs, in the lines of both. */
function hunkOf(before: readonly string[], after: readonly string[]) {
  let from = 0
  while (from < Math.min(before.length, after.length) && before[from] === after[from]) from++
  let end = 0
  const room = Math.min(before.length, after.length) - from
  while (end < room && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return { from, to: before.length - end, lines: after.slice(from, after.length - end) }
}

/** Both, where each has changed other lines; undefined where they overlap. */
export function mergedLines(base: string, mine: string, theirs: string): string | undefined {
  if (isSameText(mine, theirs) || isSameText(base, mine)) return theirs
  if (isSameText(base, theirs)) return mine
  const [was, ours, others] = [linesOf(base), linesOf(mine), linesOf(theirs)]
  if (was.length === ours.length && was.length === others.length) {
    const lines = was.map((line, place) => {
      const [our, other] = [ours[place] ?? '', others[place] ?? '']
      if (our === line || our === other) return other
      return other === line ? our : undefined
    })
    return lines.includes(undefined) ? undefined : lines.join('\n')
  }
  const [own, foreign] = [hunkOf(was, ours), hunkOf(was, others)]
  const [first, second] = own.from <= foreign.from ? [own, foreign] : [foreign, own]
  if (second.from < first.to || second.from === first.from) return undefined
  return [
    ...was.slice(0, first.from),
    ...first.lines,
    ...was.slice(first.to, second.from),
    ...second.lines,
    ...was.slice(second.to),
  ].join('\n')
}
