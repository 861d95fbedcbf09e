import { textOf } from '../letters/letter-text.ts'
import { Letter, LetterVersion } from '../letters/letter.entity.ts'
import { readFront, withFront } from './front-matter.ts'

/** Letters are exported while they are not deleted. */
export function letterMarkdown(letter: Letter): string {
  const { content, ...text } = textOf(letter)
  const { letterId, versionCount, fileKey, createdAt, createdBy, updatedAt, updatedBy } = letter
  const rest = { versionCount, fileKey, createdAt, createdBy, updatedAt, updatedBy }
  return withFront({ letterId, ...text, ...rest }, content)
}

export function versionMarkdown(version: LetterVersion): string {
  const { content, ...rest } = version
  return withFront(rest, content)
}

const parsed = (file: string) => {
  const { front, text: content } = readFront(file)
  return { ...front, content }
}

/** What is read is as strictly looked at as what is stored. */
export const readLetter = (file: string): Letter => Letter.schema.parse(parsed(file)) as Letter

export const readVersion = (file: string): LetterVersion =>
  LetterVersion.schema.parse(parsed(file)) as LetterVersion
