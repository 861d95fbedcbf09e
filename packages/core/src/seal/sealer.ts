import { find, keyOf, type Of, put } from '@longtable/entity'
import type { Item, Key, Operation } from '@longtable/store'
import type { SharedRows } from '../context.ts'
import type { EntityChange, Processor, ProcessorContext } from '../processors/processor.ts'
import { settle } from '../settle.ts'
import { GENESIS, linkHash } from './hash.ts'

type Entry = Of<SharedRows['AuditLog']>

/** The newest link, told outside the store too, so that cutting the chain's end off is seen. */
export type HeadRecorder = (head: {
  table: string
  sequence: number
  hash: string
  at: string
}) => Promise<void>

export const ENTRIES_PER_SEAL = 90

type Sealing = Pick<ProcessorContext, 'store' | 'now'>

/** Links entries into the table's one chain, in one transaction with its head. */
export function sealing({ AuditChain }: SharedRows, recordHead: HeadRecorder) {
  async function unsealed(keys: readonly Key[], { store }: Sealing): Promise<Item[]> {
    const items = await store.getMany(keys)
    return items
      .filter((item): item is Item => item !== undefined && item.hash === undefined)
      .sort((a, b) => (a.SK < b.SK ? -1 : 1))
  }

  async function sealOnce(items: readonly Item[], { store, now }: Sealing): Promise<void> {
    const head = await find(store, AuditChain, { chain: 'HEAD' })
    let hash = head?.hash ?? GENESIS
    let sequence = head?.sequence ?? 0
    const operations: Operation[] = items.map((item) => {
      sequence += 1
      hash = linkHash(hash, sequence, item)
      return {
        kind: 'update',
        key: { PK: item.PK, SK: item.SK },
        set: { sequence, hash },
        when: { attribute: 'hash', missing: true },
      }
    })
    const next = {
      chain: 'HEAD' as const,
      sequence,
      hash,
      updatedAt: new Date(now()).toISOString(),
    }
    const when = head
      ? ({ attribute: 'sequence', equals: head.sequence } as const)
      : ('absent' as const)
    await store.write([...operations, put(AuditChain, next, when)])
    await recordHead({ table: store.table.name, sequence, hash, at: next.updatedAt })
  }

  return async (keys: readonly Key[], context: Sealing): Promise<void> => {
    for (let start = 0; start < keys.length; start += ENTRIES_PER_SEAL) {
      const chunk = keys.slice(start, start + ENTRIES_PER_SEAL)
      await settle('The chain of audit entries', async () => {
        // Read each time: another sealer may have linked some of them meanwhile.
        const items = await unsealed(chunk, context)
        if (items.length > 0) await sealOnce(items, context)
      })
    }
  }
}

/** Links new entries as they come. */
export function auditSealer(rows: SharedRows, recordHead: HeadRecorder): Processor {
  const { AuditLog } = rows
  const sealed = sealing(rows, recordHead)
  const seal = (changes: readonly EntityChange<Entry>[], context: ProcessorContext) =>
    sealed(
      changes.flatMap((change) => (change.new ? [keyOf(AuditLog, change.new)] : [])),
      context,
    )
  return {
    name: 'audit.seal-entries',
    entity: AuditLog,
    wants: (change) => change.new !== undefined && change.new.hash === undefined,
    handle: (change, context) => seal([change], context),
    handleBatch: seal,
    restores: true,
  }
}
