import { onChange, once, type ProcessorContext } from '@longtable/core'
import { add } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { find } from '@longtable/entity'
import { holdThatThoughtRows } from '../model/rows.ts'
import { LetterCount } from './letter-row.entity.ts'
import { Letter } from './letter.entity.ts'

/** The year that a letter counts for; none while it is deleted. */
export const yearOf = (letter: Letter | undefined): string | undefined =>
  letter?.deletedAt === undefined ? letter?.date.slice(0, 4) : undefined

/** Never below zero: a count that has drifted is mended by `reconcile`. */
async function oneLess({ store }: ProcessorContext, year: string): Promise<Operation[]> {
  const counted = await find(store, LetterCount, { year })
  if (!counted || counted.count < 1) return []
  const when = { attribute: 'count', atLeast: 1 } as const
  return [add(LetterCount, { year }, { amounts: { count: -1 }, when })]
}

export const countLetters = onChange(
  'letters.count',
  Letter,
  async ({ id, old, new: letter }, context) => {
    const [before, after] = [yearOf(old), yearOf(letter)]
    if (before === after) return
    const effect = { processor: 'letters.count', changeId: id }
    await once({ ...context, rows: holdThatThoughtRows }, effect, async () => [
      ...(before === undefined ? [] : await oneLess(context, before)),
      ...(after === undefined
        ? []
        : [add(LetterCount, { year: after }, { amounts: { count: 1 }, orCreate: true })]),
    ])
  },
)
