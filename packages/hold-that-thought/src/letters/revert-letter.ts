import { notFound } from '@longtable/core'
import type { FamilyContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { LETTER_RATE } from '../rates.ts'
import { conflictOf } from './conflict.ts'
import { Expected } from './edit-letter.ts'
import { VersionTime } from './find-versions.ts'
import { textOf } from './letter-text.ts'
import { letterView } from './letter-views.ts'
import { versionAt } from './letter.patterns.ts'
import { letterInView } from './letter.policy.ts'
import { replaceText } from './replace-text.ts'

async function textOfVersion(context: FamilyContext, letterId: string, timestamp: string) {
  const version = await versionAt(context, { letterId, timestamp })
  if (!version) throw notFound('letters.unknown-version', 'This version')
  return textOf(version)
}

/** A new edit with an old text: what stood there meanwhile becomes a version like any other. */
export const revertLetter = mutation({
  name: 'revertLetter',
  input: Expected.extend({ timestamp: VersionTime }),
  rate: LETTER_RATE,
  plan: async ({ context, actor: { userId }, input: { letterId, versionCount, timestamp } }) => {
    const letter = await letterInView(context, letterId)
    const text = await textOfVersion(context, letterId, timestamp)
    if (letter.versionCount !== versionCount) return { answer: { id: letterId, isSaved: false } }
    return replaceText(context, { letter, text, userId, action: 'LETTER_REVERTED' })
  },
  answer: async ({ context, input: { letterId, versionCount, timestamp } }, { isSaved }) => {
    const letter = await letterInView(context, letterId)
    const text = await textOfVersion(context, letterId, timestamp)
    const stale = { letter, versionCount, yours: () => text }
    return {
      isSaved,
      letter: letterView(letter),
      conflict: isSaved ? null : await conflictOf(context, stale),
    }
  },
})
