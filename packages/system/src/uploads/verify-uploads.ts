import type { AnyEntity, Of } from '@longtable/entity'
import {
  countOrZero,
  on,
  onAlsoExpired,
  type Take,
  type Verifier,
  verifier,
} from '../verify/verifier.ts'
import { tracks } from '../verify/tracked-files.ts'
import { prefixesOf, type Rules, uploadOfKey } from './upload-keys.ts'
import type { UploadParts, UploadRow } from './upload-parts.ts'

const stored = countOrZero(
  (userId, says, has) =>
    `COUNTER#STORED of ${userId} is ${says.bytes ?? 0}, but ${has.bytes ?? 0} bytes are stored`,
)

interface Shown {
  readonly s3Key: string
  readonly purpose: string
  /** The upload's `usedBy`. */
  readonly by: string
}

const useOf = ({ s3Key, purpose, by }: Shown) => `${s3Key} ${purpose} ${by}`

/** By the file's key and what shows it. */
const uses = countOrZero((use, says) => {
  const [key, purpose, by] = use.split(' ')
  return says.uses
    ? `file ${key} is used by ${purpose} ${by}, which is not there`
    : `${purpose} ${by} shows file ${key}, which no upload holds`
})

/** What shows files: each must be held by an upload, but for those that others have put there. */
export const showingUploads =
  ({ purposes }: { readonly purposes: Rules }) =>
  <E extends AnyEntity>(entity: E, shown: (value: Of<E>) => readonly Shown[]): Take =>
    on(entity, (value, { has }) => {
      for (const use of shown(value))
        if (uploadOfKey(purposes, use.s3Key)) has(uses, useOf(use), { uses: 1 })
    })

/** Whatever the row says is there, also where it has expired and stands there still. */
export const trackedUploads = ({
  Upload,
  purposes,
}: Pick<UploadParts<never, never>, 'Upload'> & { readonly purposes: Rules }) =>
  tracks(Upload, {
    prefixes: Object.values(purposes).flatMap(prefixesOf),
    files: ({ s3Key, sha256, smallKey, smallSha256 }: UploadRow) => [
      ...(s3Key === undefined ? [] : [{ key: s3Key, sha256 }]),
      ...(smallKey === undefined ? [] : [{ key: smallKey, sha256: smallSha256 }]),
    ],
  })

/** Everybody's stored bytes are counted. Every file that is used is shown by what it names, and the other way round. */
export const verifyingUploads =
  ({
    Upload,
    Counter,
    purposes,
  }: Pick<UploadParts<never, never>, 'Upload' | 'Counter'> & { readonly purposes: Rules }) =>
  (...shows: readonly Take[]): Verifier =>
    verifier({
      takes: [
        on(Counter, ({ userId, name, count }, { says }) => {
          if (name === 'STORED') says(stored, userId, { bytes: count })
        }),
        // The bytes of an upload that has expired are given back when its row goes, and not before.
        onAlsoExpired(Upload, ({ userId, size }: UploadRow, { has }) =>
          has(stored, userId, { bytes: size }),
        ),
        on(Upload, ({ status, purpose, usedBy, s3Key }: UploadRow, { says }) => {
          if (status === 'used' && !purposes[purpose]?.isKept)
            says(uses, useOf({ s3Key: `${s3Key}`, purpose, by: `${usedBy}` }), { uses: 1 })
        }),
        ...shows,
      ],
    })
