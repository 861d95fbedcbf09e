import { SystemTable } from '@longtable/core'
import { Count, entity, find, Id, type Of, remove, Timestamp, toItem } from '@longtable/entity'
import type { Store } from '@longtable/store'
import * as z from 'zod'

/** How far a run over a table has come, so that one that was ended goes on where it was. */
export const AdoptRun = entity(SystemTable, {
  type: 'AdoptRun',
  fields: {
    tableName: Id,
    run: Id,
    /** The rules it was begun with; with others it begins anew. */
    rules: z.string(),
    segmentsDone: Count,
    items: Count,
    counts: z.record(z.string(), Count),
    findings: z.array(z.string()),
    findingCount: Count,
    updatedAt: Timestamp,
  },
  keys: { table: ['ADOPT#{tableName}', '{run}'] },
})
export type AdoptRun = Of<typeof AdoptRun>

/** What was looked at longer ago others may have written since: it is looked at again. */
const GOES_ON_MS = 86_400_000

type Place = Pick<AdoptRun, 'tableName' | 'run' | 'rules'>

export interface AdoptCheckpoint {
  load(): Promise<AdoptRun | undefined>
  save(state: Omit<AdoptRun, keyof Place>): Promise<void>
  clear(): Promise<void>
}

export const adoptCheckpoint = (
  system: Store,
  place: Place,
  now: () => number,
): AdoptCheckpoint => ({
  async load() {
    const known = await find(system, AdoptRun, place)
    if (!known || now() - Date.parse(known.updatedAt) > GOES_ON_MS) return undefined
    return known.rules === place.rules ? known : undefined
  },
  save: (state) => system.writeMany({ puts: [toItem(AdoptRun, { ...place, ...state })] }),
  clear: () => system.write([remove(AdoptRun, place)]),
})
