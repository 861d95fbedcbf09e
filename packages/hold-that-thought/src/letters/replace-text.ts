import type { Plan } from '@longtable/core'
import { asRead, change, laterThan, put } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import { checkPeople, moveRows } from './letter-rows.ts'
import { changedFields, patchTo, textOf } from './letter-text.ts'
import { Letter, type LetterText, LetterVersion } from './letter.entity.ts'
import { versionAt } from './letter.patterns.ts'

interface Replacing {
  readonly letter: Letter
  readonly text: LetterText
  /** Of another scan; the same one unless it is said. */
  readonly scan?: { readonly fileKey?: string | undefined }
  readonly userId: string
  readonly action: string
}

/** Its own time; others may keep a version under the time at which it was replaced, which is the same. */
async function versionTime(
  reader: FamilyContext,
  { letterId, updatedAt }: Letter,
): Promise<string> {
  let timestamp = updatedAt
  while (await versionAt(reader, { letterId, timestamp }))
    timestamp = laterThan(timestamp, timestamp)
  return timestamp
}

/**
 * The only way a text is replaced: what it was becomes a version in the same transaction, under its own
 * time, and only if nobody else has replaced it meanwhile. So nothing is ever lost.
 */
export async function replaceText(
  context: FamilyContext,
  { letter, text, scan = {}, userId, action }: Replacing,
): Promise<Plan<{ readonly id: string; readonly isSaved: boolean }>> {
  await checkPeople(context.store, { before: letter, after: text })
  const { letterId, fileKey, updatedBy, versionCount } = letter
  const timestamp = await versionTime(context, letter)
  const file = fileKey === undefined ? {} : { fileKey }
  const patch = {
    ...patchTo(text),
    ...scan,
    versionCount: versionCount + 1,
    updatedAt: laterThan(timestamp, context.stamp().at),
    updatedBy: userId,
  }
  return {
    operations: [
      put(LetterVersion, { letterId, ...textOf(letter), ...file, timestamp, updatedBy }),
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
