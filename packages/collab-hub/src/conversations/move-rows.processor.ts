import { onChange, type Processor, type ProcessorContext, settle } from '@longtable/core'
import { find } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { Conversation, Participant } from './conversation.entity.ts'
import { participantsOf } from './conversation.patterns.ts'
import { takesPart } from './conversation.policy.ts'
import { rowMoved } from './moved-conversation.ts'

const isBehind = (row: Participant, conversation: Conversation): boolean =>
  row.lastMessageAt < conversation.lastMessageAt ||
  (row.listedRevision ?? 0) < (conversation.listedRevision ?? 0)

/** To where its conversation is now, whichever change asks for it and however often. */
export const moveRow = (
  store: Store,
  key: Pick<Participant, 'conversationId' | 'userId'>,
): Promise<void> =>
  settle('A row', async () => {
    const [conversation, row] = await Promise.all([
      find(store, Conversation, key),
      find(store, Participant, key),
    ])
    if (!conversation || !row || !takesPart(row) || !isBehind(row, conversation)) return
    await store.write([rowMoved(row, conversation)])
  })

async function moveRowsOf({ store }: ProcessorContext, conversationId: string): Promise<void> {
  const conversation = await find(store, Conversation, { conversationId })
  // Those of two are always few enough to move with it.
  if (!conversation || conversation.deletedAt !== undefined || conversation.type === 'DIRECT')
    return
  for await (const rows of participantsOf.each({ store }, { conversationId })) {
    const behind = rows.filter((row) => takesPart(row) && isBehind(row, conversation))
    await Promise.all(behind.map(({ userId }) => moveRow(store, { conversationId, userId })))
  }
}

interface Moved {
  readonly new?: Conversation
}

/** Brings along the rows of a conversation that has more of them than fit into a transaction. */
export const moveRows: Processor = {
  ...onChange('conversations.move-rows', Conversation, async ({ new: moved }, context) => {
    if (moved) await moveRowsOf(context, moved.conversationId)
  }),
  // Of many changes of one conversation only where it is now counts.
  async handleBatch(changes: readonly Moved[], context) {
    const ids = changes.flatMap((change) => change.new?.conversationId ?? [])
    for (const id of new Set(ids)) await moveRowsOf(context, id)
  },
}
