import { mutation } from '../mutation.ts'
import { ASSIST_RATE } from '../rates.ts'
import { ThreadInput } from './assist-fields.ts'
import { withoutHelper } from './remove-helper.ts'

/** Possible whatever has become of the thread; whoever is no helper learns nothing about it. */
export const leaveAssistThread = mutation({
  name: 'leaveAssistThread',
  input: ThreadInput,
  rate: ASSIST_RATE,
  plan: ({ context, actor, input }) =>
    withoutHelper(context, { ...input, userId: actor.id, action: 'HELPER_LEFT' }),
})
