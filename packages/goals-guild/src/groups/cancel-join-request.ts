import { noRequest } from './approve-join-request.ts'
import { GroupInput } from './group-fields.ts'
import { withdraw } from './withdraw.ts'

/** By who has asked, also when they do not see the group any more. */
export const cancelJoinRequest = withdraw({
  name: 'cancelJoinRequest',
  action: 'GROUP_JOIN_CANCELLED',
  input: GroupInput,
  what: 'request',
  missing: noRequest,
  decide: ({ actor, input }) => ({ ...input, userId: actor.id }),
})
