import { notFound, unset } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { compareTexts } from './compare-texts.ts'
import { LetterInput } from './letter-fields.ts'
import { type LetterVersionView, versionView } from './letter-views.ts'
import type { Letter, LetterVersion } from './letter.entity.ts'
import { versionAt, versionsOf } from './letter.patterns.ts'
import { letterInView } from './letter.policy.ts'

/** As it stands in the key of a version. */
export const VersionTime = z.iso.datetime('must be the time of a version')

export const VersionInput = LetterInput.extend({ timestamp: VersionTime })
export const CompareInput = LetterInput.extend({
  from: VersionTime,
  /** Without it, the text as it is now. */
  to: VersionTime.nullish().transform(unset),
})

export async function versionInView(
  context: FamilyContext,
  { letterId, timestamp }: z.infer<typeof VersionInput>,
): Promise<LetterVersion> {
  const version = await versionAt(context, { letterId, timestamp })
  if (!version) throw notFound('letters.unknown-version', 'This version')
  return version
}

/** Newest first, without the text as it is now. */
export async function letterVersions(
  context: FamilyContext,
  { letterId }: z.infer<typeof LetterInput>,
  page: PageRequest,
): Promise<Page<LetterVersionView>> {
  await letterInView(context, letterId)
  // What was replaced does not change any more.
  const found = await versionsOf(context, { letterId }, { ...page, stale: true })
  return { ...found, items: found.items.map(versionView) }
}

export async function letterVersion(
  context: FamilyContext,
  input: z.infer<typeof VersionInput>,
): Promise<LetterVersionView> {
  await letterInView(context, input.letterId)
  return versionView(await versionInView(context, input))
}

export async function compareLetterVersions(
  context: FamilyContext,
  { letterId, from, to }: z.infer<typeof CompareInput>,
) {
  const letter = await letterInView(context, letterId)
  // Others may keep a version under the time of the text that took its place.
  const at = async (timestamp: string): Promise<LetterVersion | Letter> =>
    timestamp === letter.updatedAt
      ? ((await versionAt(context, { letterId, timestamp })) ?? letter)
      : versionInView(context, { letterId, timestamp })
  const [old, next] = await Promise.all([at(from), to === undefined ? letter : at(to)])
  return compareTexts(old, next)
}
