import { reading } from '../../../api/cache.ts'
import { letterKey } from '../readings.ts'
import { CompareVersions, LetterVersion, LetterVersions } from './versions.operations.ts'

/** The newest of those that were replaced. */
export const versionsReading = (letterId: string) =>
  reading([...letterKey(letterId), 'versions'], LetterVersions, { letterId })

export const versionReading = (letterId: string, timestamp: string) =>
  reading([...letterKey(letterId), 'version', timestamp], LetterVersion, { letterId, timestamp })

export const comparisonReading = (letterId: string, from: string, to: string | undefined) =>
  reading([...letterKey(letterId), 'compared', from, to ?? 'now'], CompareVersions, {
    letterId,
    from,
    to: to ?? null,
  })
