import { type Reader, shardedPart } from '@longtable/entity'
import { auditLog } from '@longtable/system'
import { admin, type HubContext } from '../context.ts'
import { shardsOf } from '../shards/shards.ts'

/** A day's entries are one list for each shard that was ever used. */
export const listsOfAudit = async (reader: Pick<Reader, 'store'>, date: string) =>
  (await shardsOf(reader, 'AUDIT_LOG')).map((shard) => ({ date: shardedPart(date, shard, '~') }))

export const hubAudit = auditLog<HubContext>({ admin, listsOf: listsOfAudit })
