import { onChange, type Processor } from '@longtable/core'
import { find, put } from '@longtable/entity'
import { isObjectKey, putHashed } from '@longtable/files'
import { ConditionFailedError } from '@longtable/store'
import type { Deps } from '@longtable/system'
import { LetterFile } from './letter-row.entity.ts'
import { letterFileKey, metadataName, metadataOf } from './metadata.ts'
import { Letter } from './letter.entity.ts'

/**
 * Beside the scans lies what is known of them, also for who has the files alone. Every version has an
 * object of its own, which is written once, and then its hash: a change that comes again finds both.
 */
export const writeMetadata = ({ files }: Deps): Processor => ({
  ...onChange('letters.write-metadata', Letter, async ({ old, new: letter }, { store }) => {
    if (!letter || old?.versionCount === letter.versionCount) return
    const file = { letterId: letter.letterId, name: metadataName(letter) }
    const key = letterFileKey(file)
    // What others wrote may have an id that no file can have.
    if (!isObjectKey(key) || (await find(store, LetterFile, file))) return
    const sha256 = await putHashed(files, key, metadataOf(letter))
    try {
      await store.write([put(LetterFile, { ...file, sha256 })])
    } catch (error) {
      // Whoever was faster has found the same.
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }),
  restores: true,
})
