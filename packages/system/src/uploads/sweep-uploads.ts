import type { Schedule } from '@longtable/core'
import { findMany, timeOf } from '@longtable/entity'
import type { ObjectEntry } from '@longtable/files'
import type { Deps } from '../deps.ts'
import { UPLOAD_HOURS } from './start-upload.ts'
import { prefixesOf, type Rules, TEMPORARY_PREFIX, uploadOfKey } from './upload-keys.ts'
import type { UploadParts } from './upload-parts.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** An upload that began in time may still be finishing. */
const GRACE_MS = HOUR_MS
const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/

type Sweeping = Pick<UploadParts<never, never>, 'Upload' | 'sweep'> & {
  readonly purposes: Rules
}

const isOld = (id: string, { now }: Deps) =>
  ULID.test(id) && Date.parse(timeOf(id)) + UPLOAD_HOURS * HOUR_MS + GRACE_MS < now()

async function removeAll({ files, log }: Deps, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key)
  if (keys.length > 0) log.info({ removed: keys.length }, 'uploads that nobody uses were removed')
}

const oldTemporary = (deps: Deps, objects: readonly ObjectEntry[]) =>
  objects.map(({ key }) => key).filter((key) => isOld(key.slice(TEMPORARY_PREFIX.length), deps))

/** A final object belongs to its row: as long as something shows the file, the row is there. */
async function orphans(
  deps: Deps,
  { Upload, purposes }: Sweeping,
  objects: readonly ObjectEntry[],
): Promise<string[]> {
  const made = objects.flatMap(({ key }) => {
    const upload = uploadOfKey(purposes, key)
    return upload && isOld(upload.id, deps) ? [{ key, upload }] : []
  })
  const rows = await findMany(
    deps.store,
    Upload,
    made.map(({ upload }) => upload),
  )
  return made.filter((_, place) => rows[place] === undefined).map(({ key }) => key)
}

/** The net below the processors: what was sent and never finished, or copied and never recorded. */
export function sweepingUploads(sweeping: Sweeping) {
  const sweepUploads = async (deps: Deps): Promise<void> => {
    for await (const objects of deps.files.list(TEMPORARY_PREFIX))
      await removeAll(deps, oldTemporary(deps, objects))
    const swept = Object.values(sweeping.purposes).filter(({ isArchive = false }) => !isArchive)
    for (const prefix of swept.flatMap(prefixesOf))
      for await (const objects of deps.files.list(prefix))
        await removeAll(deps, await orphans(deps, sweeping, objects))
  }
  const schedule = (deps: Deps): Schedule => ({
    name: sweeping.sweep,
    everyMs: DAY_MS,
    run: () => sweepUploads(deps),
  })
  return { sweepUploads, schedule }
}
