import { asRead, change, remove } from '@longtable/entity'
import { adminMutation } from '../mutation.ts'
import { LetterInput } from './letter-fields.ts'
import { DeletedLetter } from './letter-row.entity.ts'
import { moveRows } from './letter-rows.ts'
import { letterView } from './letter-views.ts'
import { Letter } from './letter.entity.ts'
import { letterById } from './letter.patterns.ts'
import { letterInView, unknownLetter } from './letter.policy.ts'

/** As it was, in all lists. Idempotent. */
export const restoreLetter = adminMutation({
  name: 'restoreLetter',
  input: LetterInput,
  plan: async ({ context, input: { letterId } }) => {
    const letter = await letterById(context, { letterId })
    if (!letter) throw unknownLetter()
    const { deletedAt } = letter
    if (deletedAt === undefined) return { answer: { letterId } }
    const { deletedAt: _, deletedBy: __, ...restored } = letter
    return {
      operations: [
        change(Letter, letter, {
          patch: { deletedAt: undefined, deletedBy: undefined },
          when: asRead(Letter, letter, 'versionCount', 'deletedAt'),
        }),
        remove(DeletedLetter, { deletedAt, letterId }),
        ...moveRows(undefined, restored),
      ],
      result: { letterId },
      audit: { action: 'LETTER_RESTORED', resourceType: 'Letter', resourceId: letterId },
    }
  },
  answer: async ({ context }, { letterId }) => letterView(await letterInView(context, letterId)),
})
