import type { WrittenText } from './edit.operations.ts'

export type Chosen = 'yours' | 'theirs'

interface Merge {
  /** Both, where they do not overlap; theirs where they do. */
  readonly merged: WrittenText
  readonly yours: WrittenText
  readonly overlaps: readonly {
    readonly field: string
    readonly yours: string
    readonly theirs: string
  }[]
  /** Of each overlap, whose it is to be. */
  readonly sides: readonly Chosen[]
}

/** In the place of theirs, once, from where the last one was found: the same words may stand elsewhere. */
function replaced(content: string, from: number, part: { theirs: string; yours: string }) {
  const at = content.indexOf(part.theirs, from)
  if (at < 0) return { content: `${content}\n${part.yours}`, from }
  const after = at + part.theirs.length
  return {
    content: content.slice(0, at) + part.yours + content.slice(after),
    from: at + part.yours.length,
  }
}

/** The text that comes of both, with each choice in its place. */
export function mergedBy({ merged, yours, overlaps, sides }: Merge): WrittenText {
  let next: WrittenText = merged
  let from = 0
  overlaps.forEach((overlap, place) => {
    if (overlap.field === 'content') {
      const isMine = sides[place] === 'yours'
      const part = isMine ? overlap : { theirs: overlap.theirs, yours: overlap.theirs }
      const done = replaced(next.content, from, part)
      from = done.from
      if (isMine) next = { ...next, content: done.content }
    } else if (sides[place] === 'yours') {
      const field = overlap.field as keyof WrittenText
      next = { ...next, [field]: yours[field] }
    }
  })
  return next
}
