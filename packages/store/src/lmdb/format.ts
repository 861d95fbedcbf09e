import type { RootDatabase } from 'lmdb'
import { StoreDamagedError, StoreVersionError } from '../errors.ts'

/**
 * Raised when the layout on disk, the keys of what is stored or the rows beside it change. Whoever
 * knows the rows carries those of an older number over; from then on no older version opens the directory.
 */
export const FORMAT = 3

const FORMAT_KEY = 'format'
/** The number that is carried over from; gone when that is done. */
const CARRYING_KEY = 'carrying'

export interface Format {
  /** Of which older number there may still be rows; undefined when all are of this version. */
  former(): number | undefined
  /** Before the first row is carried over, so that no older version writes in between. */
  begin(): void
  end(): void
}

type Root = RootDatabase<unknown, string>

export function checkFormat(root: Root, directory: string): void {
  root.transactionSync(() => {
    const format = root.get(FORMAT_KEY)
    if (format === undefined) root.putSync(FORMAT_KEY, FORMAT)
    else if (!Number.isInteger(format) || Number(format) < 1)
      throw new StoreDamagedError(
        `${directory} says that its format is ${String(format)}, which no version has written. ` +
          'Put a backup in its place; nothing was changed.',
      )
    else if (Number(format) > FORMAT)
      throw new StoreVersionError(
        `${directory} was written by a newer version (format ${String(format)}, this one knows ${FORMAT}). ` +
          'Start it with that version or a later one; nothing was changed.',
      )
  })
}

export function formatOf(root: Root): Format {
  function former(): number | undefined {
    const format = root.get(FORMAT_KEY) as number
    return format < FORMAT ? format : (root.get(CARRYING_KEY) as number | undefined)
  }
  return {
    former,
    begin: () =>
      root.transactionSync(() => {
        root.putSync(CARRYING_KEY, former())
        root.putSync(FORMAT_KEY, FORMAT)
      }),
    end: () => root.transactionSync(() => void root.removeSync(CARRYING_KEY)),
  }
}
