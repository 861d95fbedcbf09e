import { find, keyOf, type Of, put } from '@longtable/entity'
import type { Item, Operation } from '@longtable/store'
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

const ENTRIES_PER_SEAL = 90

/** Links new audit entries into the table's one chain, in one transaction with its head. */
export function auditSealer(rows: SharedRows, recordHead: HeadRecorder): Processor {
  const { AuditLog, AuditChain } = rows

  async function unsealed(entries: readonly Entry[], { store }: ProcessorContext): Promise<Item[]> {
    const items = await store.getMany(entries.map((entry) => keyOf(AuditLog, entry)))
    return items
      .filter((item): item is Item => item !== undefined && item.hash === undefined)
      .sort((a, b) => (a.SK < b.SK ? -1 : 1))
  }

  async function sealOnce(items: readonly Item[], context: ProcessorContext): Promise<void> {
    const { store, now } = context
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

  async function seal(
    changes: readonly EntityChange<Entry>[],
    context: ProcessorContext,
  ): Promise<void> {
    const entries = changes.flatMap((change) => (change.new ? [change.new] : []))
    for (let start = 0; start < entries.length; start += ENTRIES_PER_SEAL) {
      const chunk = entries.slice(start, start + ENTRIES_PER_SEAL)
      await settle('The chain of audit entries', async () => {
        // Read each time: another sealer may have linked some of them meanwhile.
        const items = await unsealed(chunk, context)
        if (items.length > 0) await sealOnce(items, context)
      })
    }
  }

  return {
    name: 'audit.seal-entries',
    entity: AuditLog,
    wants: (change) => change.new !== undefined && change.new.hash === undefined,
    handle: (change, context) => seal([change], context),
    handleBatch: seal,
    restores: true,
  }
}
