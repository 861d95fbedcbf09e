import { textOf } from './letter-text.ts'
import type { LetterFile } from './letter-row.entity.ts'
import type { Letter } from './letter.entity.ts'

export const LETTERS_PREFIX = 'letters/'

export const letterFileKey = ({ letterId, name }: Pick<LetterFile, 'letterId' | 'name'>): string =>
  `${LETTERS_PREFIX}${letterId}/${name}`

/** A new key for each version. */
export const metadataName = ({ versionCount }: Pick<Letter, 'versionCount'>): string =>
  `${versionCount}/metadata.json`

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
