import { fileOfKey, fileSource, mediaUrl } from '@longtable/system'
import type { FamilyContext } from '../context.ts'
import { VersionInput, versionInView } from './find-versions.ts'
import { LetterInput } from './letter-fields.ts'
import { letterInView } from './letter.policy.ts'

const SCAN = 'letter-scan'
const FORMER_SCAN = 'letter-version-scan'

interface Scanned {
  readonly letterId: string
  readonly fileKey?: string | null | undefined
}

const scanOf = ({ letterId, fileKey }: Scanned) => {
  const file = fileOfKey(fileKey)
  return file && { ...file, fileName: `${letterId}.pdf` }
}

/** "Public read" of the letters means every member, as long as they are one and it is not deleted. */
export const letterScans = {
  [SCAN]: fileSource(LetterInput, async (context: FamilyContext, { letterId }) =>
    scanOf(await letterInView(context, letterId)),
  ),
  [FORMER_SCAN]: fileSource(VersionInput, async (context: FamilyContext, version) => {
    await letterInView(context, version.letterId)
    return scanOf(await versionInView(context, version))
  }),
}

/** Where the viewer reads the scan; of a former text the one that it had. */
export function scanUrl(
  context: FamilyContext,
  { letterId, fileKey, timestamp }: Scanned & { readonly timestamp?: string },
): string | null {
  const file = scanOf({ letterId, fileKey })
  if (!file) return null
  const { s3Key } = file
  return timestamp === undefined
    ? mediaUrl(context, { purpose: SCAN, of: { letterId }, s3Key })
    : mediaUrl(context, { purpose: FORMER_SCAN, of: { letterId, timestamp }, s3Key })
}
