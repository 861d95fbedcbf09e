import { seededRandom } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { hunksBetween, linesOf } from './compare-lines.ts'
import { mergeContents } from './merge-texts.ts'

const text = (lines: string) => lines.split(' ').join('\n')
const merged = (base: string, yours: string, theirs: string) => {
  const { content, overlaps } = mergeContents(text(base), text(yours), text(theirs))
  return [content.split('\n').join(' '), overlaps.length]
}

describe('a merge', () => {
  it.each([
    ['a b c', 'a b c', 'a b c', 'a b c', 0],
    ['a b c', 'A b c', 'a b C', 'A b C', 0],
    ['a b c', 'A b c', 'A b c', 'A b c', 0],
    ['a b c', 'a b c d', 'z a b c', 'z a b c d', 0],
    ['a b c', 'a c', 'a b C', 'a C', 0],
    ['a b c', 'A b c', 'X b c', 'X b c', 1],
    ['a b c', 'a b c d', 'a b c e', 'a b c e', 1],
    ['a b c d', 'a X d', 'a b Y d', 'a b Y d', 1],
  ])('of %s, %s and %s is %s', (base, yours, theirs, expected, overlaps) => {
    expect(merged(base, yours, theirs)).toEqual([expected, overlaps])
  })

  it('loses no line that either has added where nothing overlaps', () => {
    const random = seededRandom(7)
    for (let round = 0; round < 300; round++) {
      const base = Array.from({ length: 12 }, (_, place) => `line ${place % 5}`)
      const edit = (name: string) =>
        base.flatMap((line, place) => {
          const chance = random()
          if (chance < 0.1) return []
          return chance < 0.2 ? [line, `${name} ${place}`] : [line]
        })
      const [yours, theirs] = [edit('mine'), edit('other')]
      const { content, overlaps } = mergeContents(
        base.join('\n'),
        yours.join('\n'),
        theirs.join('\n'),
      )
      const lines = new Set(linesOf(content))
      const told = overlaps.flatMap((one) => linesOf(one.yours))
      for (const line of theirs) if (line.startsWith('other')) expect([...lines]).toContain(line)
      for (const line of yours)
        if (line.startsWith('mine')) expect([...lines, ...told]).toContain(line)
    }
  })

  it('gives up on texts that have nothing in common, and says that all of it differs', () => {
    const [old, next] = ['a', 'b'].map((name) =>
      Array.from({ length: 9000 }, (_, n) => `${name}${n}`),
    )
    expect(hunksBetween(old ?? [], next ?? [])).toEqual([{ start: 0, end: 9000, lines: next }])
  })
})
