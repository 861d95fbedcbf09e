import { onChange, type Processor } from '@longtable/core'
import { isObjectKey } from '@longtable/files'
import type { Deps } from '@longtable/system'
import { metadataKey, metadataOf } from './metadata.ts'
import { Letter } from './letter.entity.ts'

/**
 * Beside the scans lies what is known of them, also for who has the files alone. Every version has an
 * object of its own, which is written once: a change that comes again finds it there.
 */
export const writeMetadata = ({ files }: Deps): Processor => ({
  ...onChange('letters.write-metadata', Letter, async ({ old, new: letter }) => {
    if (!letter || old?.versionCount === letter.versionCount) return
    const key = metadataKey(letter)
    // What others wrote may have an id that no file can have.
    if (isObjectKey(key)) await files.putOnce(key, metadataOf(letter))
  }),
  restores: true,
})
