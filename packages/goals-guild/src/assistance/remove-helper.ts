import { check, remove } from '@longtable/entity'
import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import type { HelperState } from './add-helper.ts'
import { ASSIST_RATE, type HelperInput } from './assist-fields.ts'
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
    onFailure: () => 'again' as const,
  }
}

export async function removeHelper(
  context: GuildContext,
  input: z.infer<typeof HelperInput>,
  requestId?: string,
): Promise<HelperState> {
  await registered(context)
  const asked = { name: 'removeHelper', input, requestId, rate: ASSIST_RATE }
  return actWhileActive<HelperState>(context, asked, async () => {
    await ownThread(context, input.threadId)
    return withoutHelper(context, { ...input, action: 'HELPER_REMOVED' })
  })
}
