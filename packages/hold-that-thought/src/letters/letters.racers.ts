import { DomainError } from '@longtable/core'
import { WriteConflictError } from '@longtable/store'
import type { Racer } from '../testing/races.ts'
import { editLetter } from './edit-letter.ts'
import { createLetter } from './create-letter.ts'

/** Each adds a line of their own, and tries again with the merge until it lands. */
export const addLine: Racer = async ({ place, given, as }) => {
  const mine = () => as({ userId: given.ids[place] })
  let { versionCount, content } = given as { versionCount: number; content: string }
  for (;;) {
    const asked = { letterId: given.letterId, versionCount, content: `${content}\nLine ${place}` }
    try {
      const { isSaved, letter } = await editLetter(mine(), editLetter.input.parse(asked))
      if (isSaved) return letter.versionCount
      ;({ versionCount, content } = letter)
    } catch (error) {
      const isBusy = error instanceof DomainError && error.code === 'CONFLICT'
      if (!isBusy && !(error instanceof WriteConflictError)) throw error
    }
  }
}

export const writeOnOneDay: Racer = ({ place, given, as }) =>
  createLetter(
    as({ userId: given.ids[place % given.ids.length] }),
    createLetter.input.parse({ date: '1943-05-01', title: `Letter ${place}`, content: 'Dear' }),
  )
