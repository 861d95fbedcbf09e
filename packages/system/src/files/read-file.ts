import { DomainError } from '@longtable/core'
import type { FileLink } from '@longtable/files'
import type { Feature, MadeFile, StoredFile, SystemContext } from '../feature.ts'

const isFor = ({ readerId, expiresAt }: FileLink, { viewer, now }: SystemContext) =>
  expiresAt > now() && readerId === (viewer?.userId ?? null)

/**
 * The file that a link leads to, for the viewer of the context and as things are now: undefined for
 * whoever may not read it, whatever the reason. What no feature answers for, nobody reads.
 */
export function readingFiles(features: readonly Feature[]) {
  const sources = features.flatMap(({ name, files = {} }) =>
    Object.entries(files).map(([purpose, source]) => ({ purpose, feature: name, source })),
  )
  return async (
    context: SystemContext,
    link: FileLink,
  ): Promise<StoredFile | MadeFile | undefined> => {
    const found = sources.find(({ purpose }) => purpose === link.purpose)
    if (!found || context.disabledFeatures.has(found.feature) || !isFor(link, context))
      return undefined
    try {
      const file = await found.source.find(context, link.of)
      // Another picture has another address, or browsers would go on to show the one before it.
      return file?.s3Key === link.key ? file : undefined
    } catch (error) {
      if (error instanceof DomainError) return undefined
      throw error
    }
  }
}
