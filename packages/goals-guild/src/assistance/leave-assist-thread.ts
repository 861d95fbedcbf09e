import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import type { HelperState } from './add-helper.ts'
import { ASSIST_RATE, type ThreadInput } from './assist-fields.ts'
import { withoutHelper } from './remove-helper.ts'

/** Possible whatever has become of the thread; whoever is no helper learns nothing about it. */
export async function leaveAssistThread(
  context: GuildContext,
  input: z.infer<typeof ThreadInput>,
  requestId?: string,
): Promise<HelperState> {
  const { id: userId } = await registered(context)
  const asked = { name: 'leaveAssistThread', input, requestId, rate: ASSIST_RATE }
  return actWhileActive<HelperState>(context, asked, () =>
    withoutHelper(context, { ...input, userId, action: 'HELPER_LEFT' }),
  )
}
