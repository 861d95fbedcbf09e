import type { PurposeRule, UploadKey, UploadRow } from './upload-parts.ts'

export const TEMPORARY_PREFIX = 'temp/uploads/'

export const temporaryKeyOf = ({ id }: Pick<UploadRow, 'id'>): string => TEMPORARY_PREFIX + id

export const finalPrefixOf = ({ folder }: PurposeRule): string => `${folder}/`

/** Follows from the upload alone, so that whoever does it again does the same. */
export const finalKeyOf = (rule: PurposeRule, { userId, id, contentType }: UploadRow): string =>
  `${finalPrefixOf(rule)}${userId}/${id}.${rule.endings[contentType]}`

const FINAL_KEY = /^[a-z]+\/([0-9A-Za-z-]{26,36})\/([0-9A-HJKMNP-TV-Z]{26})\.[a-z0-9]+$/

/** The upload that a final key is of; undefined for keys that no upload has made. */
export function uploadOfKey(key: string): UploadKey | undefined {
  const [, userId, id] = FINAL_KEY.exec(key) ?? []
  return userId !== undefined && id !== undefined ? { userId, id } : undefined
}
