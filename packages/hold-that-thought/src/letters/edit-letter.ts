import { patchOf } from '@longtable/core'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { LETTER_RATE } from '../rates.ts'
import { conflictOf } from './conflict.ts'
import { changedLetterFields, checkDate, LetterInput } from './letter-fields.ts'
import { changedFields, textOf } from './letter-text.ts'
import { letterView } from './letter-views.ts'
import type { LetterText } from './letter.entity.ts'
import { letterInView } from './letter.policy.ts'
import { replaceText } from './replace-text.ts'

/** What was read says what is replaced. */
export const Expected = LetterInput.extend({ versionCount: z.int().min(1) })

const Changes = Expected.extend(changedLetterFields)

/** Of the input only what an edit may change. */
const edited =
  (input: z.infer<typeof Changes>) =>
  (base: LetterText): LetterText =>
    textOf({ ...base, ...patchOf(input) } as LetterText)

/** Who comes second saves nothing, and gets both texts. */
export const editLetter = mutation({
  name: 'editLetter',
  input: Changes,
  rate: LETTER_RATE,
  begin: ({ context, input }) => checkDate(input.date, context.now()),
  plan: async ({ context, actor: { userId }, input }) => {
    const letter = await letterInView(context, input.letterId)
    const id = letter.letterId
    if (letter.versionCount !== input.versionCount) return { answer: { id, isSaved: false } }
    const text = edited(input)(letter)
    // A version that differs in nothing would only bury the others.
    if (changedFields(letter, text).length === 0) return { answer: { id, isSaved: true } }
    return replaceText(context, { letter, text, userId, action: 'LETTER_EDITED' })
  },
  answer: async ({ context, input }, { id, isSaved }) => {
    const letter = await letterInView(context, id)
    const stale = { letter, versionCount: input.versionCount, yours: edited(input) }
    return {
      isSaved,
      letter: letterView(letter),
      conflict: isSaved ? null : await conflictOf(context, stale),
    }
  },
})
