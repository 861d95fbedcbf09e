import type { RateRule } from '@longtable/core'
import type { Upload, UploadPurpose } from './upload.entity.ts'

export const UPLOAD_RATE: RateRule = { action: 'upload', limit: 10, windowSeconds: 300 }
export const FINISH_RATE: RateRule = { action: 'finish-upload', limit: 60, windowSeconds: 300 }

const MEGABYTE = 1024 * 1024
/** A picture that is small as a file can be too large for whoever has to show it. */
export const PIXELS_MAX = 100_000_000
export const SIDE_PIXELS_MAX = 16_384

interface PurposeRule {
  readonly folder: string
  readonly bytesMax: number
  /** What others see loses what it tells beside the picture; originals for oneself would keep it. */
  readonly isStripped: boolean
  /** What may be uploaded, and what its final key ends with. */
  readonly endings: Readonly<Record<string, string>>
}

/** Pictures only for activities: the document gives their media a width and a height. */
export const PURPOSES: Readonly<Record<UploadPurpose, PurposeRule>> = {
  activity: {
    folder: 'activities',
    bytesMax: 10 * MEGABYTE,
    isStripped: true,
    endings: { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' },
  },
}

export const TEMPORARY_PREFIX = 'temp/uploads/'
export const FINAL_PREFIXES = Object.values(PURPOSES).map(({ folder }) => `${folder}/`)

export const temporaryKeyOf = ({ id }: Pick<Upload, 'id'>): string => TEMPORARY_PREFIX + id

/** Follows from the upload alone, so that whoever does it again does the same. */
export function finalKeyOf({ purpose, userId, id, contentType }: Upload): string {
  const { folder, endings } = PURPOSES[purpose]
  return `${folder}/${userId}/${id}.${endings[contentType]}`
}

const FINAL_KEY = /^[a-z]+\/([0-9A-Za-z-]{26,36})\/([0-9A-HJKMNP-TV-Z]{26})\.[a-z0-9]+$/

/** The upload that a final key is of; undefined for keys that no upload has made. */
export function uploadOfKey(key: string): { userId: string; id: string } | undefined {
  const [, userId, id] = FINAL_KEY.exec(key) ?? []
  return userId !== undefined && id !== undefined ? { userId, id } : undefined
}
