import type { PurposeRule, UploadKey, UploadRow } from './upload-parts.ts'

export const TEMPORARY_PREFIX = 'temp/uploads/'

export const temporaryKeyOf = ({ id }: Pick<UploadRow, 'id'>): string => TEMPORARY_PREFIX + id

export const finalPrefixOf = ({ folder }: Pick<PurposeRule, 'folder'>): string => `${folder}/`

/** Follows from the upload alone, so that whoever does it again does the same. */
export const finalKeyOf = (rule: PurposeRule, upload: UploadRow): string =>
  `${finalPrefixOf(rule)}${rule.isByTarget ? upload.targetId : upload.userId}/${upload.id}.${rule.endings[upload.contentType]}`

export const SMALL_TYPE = 'image/webp'

/** Follows from the upload as well, and goes with it; undefined where none is made. */
export const smallKeyOf = ({ small }: PurposeRule, { userId, id }: UploadKey): string | undefined =>
  small && `${finalPrefixOf(small)}${userId}/${id}.webp`

/** Below which its files are. */
export const prefixesOf = (rule: PurposeRule): string[] =>
  (rule.small ? [rule, rule.small] : [rule]).map(finalPrefixOf)

const ID = '([0-9A-HJKMNP-TV-Z]{26})\\.[a-z0-9]+$'
const BY_USER = new RegExp(`^([0-9A-Za-z-]{26,36})/${ID}`)
const BY_TARGET = new RegExp(`^([0-9A-Za-z_.-]+)/${ID}`)

/** What a system keeps uploads for, by purpose. */
export type Rules = Readonly<Record<string, PurposeRule>>

/**
 * The upload that a final key is of; undefined for keys that no upload of this system has made. All
 * systems share the object store, so what stands below another one's prefix is not ours. Where files
 * stand under what they are for, that is in the owner's place: such uploads are found by id alone.
 */
export function uploadOfKey(purposes: Rules, key: string): UploadKey | undefined {
  for (const rule of Object.values(purposes)) {
    const named = rule.isByTarget ? BY_TARGET : BY_USER
    for (const prefix of prefixesOf(rule)) {
      const [, userId, id] = (key.startsWith(prefix) && named.exec(key.slice(prefix.length))) || []
      if (userId !== undefined && id !== undefined) return { userId, id }
    }
  }
  return undefined
}
