import { check, remove } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { ASSIST_RATE } from '../rates.ts'
import { HelperInput } from './assist-fields.ts'
import { AssistHelper } from './assist.entity.ts'
import { helperIn } from './assist.patterns.ts'
import { ownThread } from './assist.policy.ts'

interface Removal {
  readonly threadId: string
  readonly userId: string
  readonly action: string
}

/** Idempotent; what they have said stays. */
export async function withoutHelper(context: GuildContext, { threadId, userId, action }: Removal) {
  const isThere = (await helperIn(context, { threadId, userId })) !== undefined
  const key = { threadId, userId }
  return {
    operations: [
      isThere ? remove(AssistHelper, key, 'present') : check(AssistHelper, key, 'absent'),
    ],
    result: { threadId, userId, isHelping: false },
    audit: {
      action,
      resourceType: 'AssistThread',
      resourceId: threadId,
      metadata: { userId, ...(!isThere && { unchanged: true }) },
    },
  }
}

export const removeHelper = mutation({
  name: 'removeHelper',
  input: HelperInput,
  rate: ASSIST_RATE,
  plan: async ({ context, input }) => {
    await ownThread(context, input.threadId)
    return withoutHelper(context, { ...input, action: 'HELPER_REMOVED' })
  },
})
