import { DomainError, ThingId, UlidId } from '@longtable/core'
import type { Scans } from '@longtable/system'
import * as z from 'zod'

export const FILES_MAX = 20
export const FILES_BYTES_MAX = 100 * 2 ** 20
const LANGUAGES_MAX = 4

export const DraftInput = z.object({ draftId: ThingId })

/** `eng`, `deu`: as the reader's data are called. */
export const Languages = z
  .array(z.string().regex(/^[a-z]{3}(_[a-z]+)?$/, 'must be such as eng'))
  .min(1, 'must name at least one language')
  .max(LANGUAGES_MAX, `must be at most ${LANGUAGES_MAX}`)
  .transform((list) => [...new Set(list)])

export const readingFields = {
  languages: Languages.nullish(),
  isHandwritten: z.boolean().nullish(),
}

export const UploadIds = z
  .array(UlidId)
  .min(1, 'must name at least one file')
  .max(FILES_MAX, `must be at most ${FILES_MAX}`)
  .refine((ids) => new Set(ids).size === ids.length, 'must name each file once')

interface Asked {
  readonly languages?: readonly string[] | null | undefined
  readonly isHandwritten?: boolean | null | undefined
}

const invalid = (field: string, rule: string) =>
  new DomainError('INVALID', 'drafts.reading', { message: `${field}: ${rule}`, field })

/** What can be read here; without a word, what is usual. */
export function checkedReading(scans: Scans, { languages, isHandwritten }: Asked) {
  const unknown = languages?.find((one) => !scans.languages.includes(one))
  if (unknown !== undefined)
    throw invalid('languages', `${unknown} is not among ${scans.languages.join(', ')}.`)
  if (isHandwritten && !scans.hasService)
    throw invalid('isHandwritten', 'no transcription service is set up here.')
  return {
    languages: [...(languages ?? scans.usualLanguages)].slice(0, LANGUAGES_MAX),
    isHandwritten: isHandwritten === true,
  }
}
