import type { FamilyContext } from '../context.ts'
import { textOf } from './letter-text.ts'
import { textView } from './letter-views.ts'
import type { Letter, LetterText } from './letter.entity.ts'
import { versionsOf } from './letter.patterns.ts'
import { mergeTexts } from './merge-texts.ts'

export const OVERLAPS_MAX = 200

/** Who has read what so many have replaced since gets both texts, and no merge. */
const VERSIONS_BEHIND_MAX = 50

/** The text that was the letter's when it had so many versions. */
export async function textAt(
  context: FamilyContext,
  letter: Letter,
  versionCount: number,
): Promise<LetterText | undefined> {
  const behind = letter.versionCount - versionCount
  if (behind === 0) return textOf(letter)
  if (behind < 0 || behind > VERSIONS_BEHIND_MAX) return undefined
  const { letterId } = letter
  const { items } = await versionsOf(context, { letterId }, { limit: behind })
  const version = items[behind - 1]
  return version && textOf(version)
}

interface Stale {
  readonly letter: Letter
  readonly versionCount: number
  /** What the text was to become, made of the one that was read. */
  readonly yours: (base: LetterText) => LetterText
}

/** Both texts, and what comes of both where they do not overlap. */
export async function conflictOf(context: FamilyContext, { letter, versionCount, yours }: Stale) {
  const theirs = textOf(letter)
  const base = await textAt(context, letter, versionCount)
  const mine = yours(base ?? theirs)
  const merge = base && mergeTexts(base, mine, theirs)
  return {
    yours: textView(mine),
    merged: merge ? textView(merge.text) : null,
    overlaps: (merge?.overlaps ?? []).slice(0, OVERLAPS_MAX),
  }
}
