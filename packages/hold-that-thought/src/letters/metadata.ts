import { textOf } from './letter-text.ts'
import type { Letter } from './letter.entity.ts'

/** A new key for each version. */
export const metadataKey = ({
  letterId,
  versionCount,
}: Pick<Letter, 'letterId' | 'versionCount'>): string =>
  `letters/${letterId}/${versionCount}/metadata.json`

export function metadataOf(letter: Letter): Uint8Array {
  const { letterId, versionCount, createdAt, createdBy, updatedAt, updatedBy, fileKey } = letter
  const metadata = {
    letterId,
    versionCount,
    ...textOf(letter),
    fileKey,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
  }
  return new TextEncoder().encode(`${JSON.stringify(metadata, undefined, 2)}\n`)
}
