import type { Plan } from '@longtable/core'
import { asRead, change, laterThan, put } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import { checkPeople, moveRows } from './letter-rows.ts'
import { changedFields, patchTo, textOf } from './letter-text.ts'
import { Letter, type LetterText, LetterVersion } from './letter.entity.ts'

interface Replacing {
  readonly letter: Letter
  readonly text: LetterText
  readonly userId: string
  readonly action: string
}

/**
 * The only way a text is replaced: what it was becomes a version in the same transaction, under its own
 * time, and only if nobody else has replaced it meanwhile. So nothing is ever lost.
 */
export async function replaceText(
  context: FamilyContext,
  { letter, text, userId, action }: Replacing,
): Promise<Plan<{ readonly id: string; readonly isSaved: boolean }>> {
  await checkPeople(context.store, { before: letter, after: text })
  const { letterId, updatedAt: timestamp, updatedBy, versionCount } = letter
  const patch = {
    ...patchTo(text),
    versionCount: versionCount + 1,
    updatedAt: laterThan(timestamp, context.stamp().at),
    updatedBy: userId,
  }
  return {
    operations: [
      put(LetterVersion, { letterId, ...textOf(letter), timestamp, updatedBy }),
      change(Letter, letter, {
        patch,
        when: asRead(Letter, letter, 'versionCount', 'updatedAt', 'deletedAt'),
      }),
      ...moveRows(letter, { ...letter, ...patch } as Letter),
    ],
    result: { id: letterId, isSaved: true },
    audit: {
      action,
      resourceType: 'Letter',
      resourceId: letterId,
      metadata: { versionCount: versionCount + 1, fields: changedFields(letter, text) },
    },
  }
}
