import type { InputSchema } from '@longtable/core'
import { change, type Patch } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { type AskedHere, mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import type { ConversationInput } from './conversation-fields.ts'
import { conversationView } from './conversation-views.ts'
import { ConversationMeta } from './conversation.entity.ts'
import { onlyCreator, seatAt, stillSo } from './conversation.policy.ts'

interface Changed {
  readonly patch: Patch<ConversationMeta>
  readonly operations?: readonly Operation[]
}

interface GroupChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: InputSchema<Input, Given>
  /** Undefined where it is so already. */
  readonly changed: (
    meta: ConversationMeta,
    asked: AskedHere<Input>,
  ) => Promise<Changed | undefined> | Changed | undefined
}

/** What the creator of a group changes about it, while nobody says or changes anything else. */
export const changeGroup = <Input extends z.infer<typeof ConversationInput>, Given>({
  name,
  action,
  input: schema,
  changed,
}: GroupChange<Input, Given>) =>
  mutation({
    name,
    input: schema,
    rate: CONVERSATION_RATE,
    plan: async (asked) => {
      const { conversationId } = asked.input
      const seat = await seatAt(asked.context, conversationId)
      onlyCreator(seat, asked.actor.userId)
      const { meta } = seat
      const found = await changed(meta, asked)
      if (!found) return { answer: { conversationId } }
      const same = { attribute: 'lastMessageAt', equals: meta.lastMessageAt } as const
      return {
        operations: [
          change(ConversationMeta, meta, {
            patch: found.patch,
            when: { all: [stillSo(meta), same] },
          }),
          ...(found.operations ?? []),
        ],
        result: { conversationId },
        audit: { action, resourceType: 'Conversation', resourceId: conversationId },
      }
    },
    answer: async ({ context }, { conversationId }) =>
      conversationView(await seatAt(context, conversationId)),
  })

/** As `stillSo` asks for it. */
export const withPeople = (meta: ConversationMeta, participantIds: readonly string[]) => ({
  participantIds: [...participantIds],
  membersRevision: (meta.membersRevision ?? 0) + 1,
})
