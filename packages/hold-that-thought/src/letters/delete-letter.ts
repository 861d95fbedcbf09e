import { asRead, change, put } from '@longtable/entity'
import { adminMutation } from '../mutation.ts'
import { LetterInput } from './letter-fields.ts'
import { DeletedLetter } from './letter-row.entity.ts'
import { moveRows } from './letter-rows.ts'
import { Letter } from './letter.entity.ts'
import { letterById } from './letter.patterns.ts'
import { unknownLetter } from './letter.policy.ts'

/** Out of every list, with all versions kept: it can be restored. Idempotent. */
export const deleteLetter = adminMutation({
  name: 'deleteLetter',
  input: LetterInput,
  plan: async ({ context, actor: { userId: deletedBy }, input: { letterId } }) => {
    const letter = await letterById(context, { letterId })
    if (!letter) throw unknownLetter()
    if (letter.deletedAt !== undefined) return { answer: { letterId } }
    const { at: deletedAt } = context.stamp()
    return {
      operations: [
        change(Letter, letter, {
          patch: { deletedAt, deletedBy },
          when: asRead(Letter, letter, 'versionCount', 'deletedAt'),
        }),
        put(DeletedLetter, { deletedAt, letterId }),
        ...moveRows(letter, undefined),
      ],
      result: { letterId },
      audit: { action: 'LETTER_DELETED', resourceType: 'Letter', resourceId: letterId },
    }
  },
})
