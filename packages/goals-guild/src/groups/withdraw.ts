import type { DomainError, InputSchema } from '@longtable/core'
import { remove } from '@longtable/entity'
import type { Check } from '@longtable/store'
import type * as z from 'zod'
import { type AskedHere, mutation } from '../mutation.ts'
import { GROUP_RATE } from '../rates.ts'
import type { GroupPersonInput } from './group-fields.ts'
import { GroupInvite, JoinRequest } from './group.entity.ts'
import { groupInvite, joinRequest } from './group.patterns.ts'

interface Whose extends z.infer<typeof GroupPersonInput> {
  readonly standing?: Check
}

interface Withdrawal<Input, Given> {
  readonly name: string
  readonly input: InputSchema<Input, Given>
  readonly action: string
  readonly what: 'invite' | 'request'
  readonly missing: () => DomainError
  /** Whose it is, and under which standing of the viewer; refuses who may not. */
  readonly decide: (asked: AskedHere<Input>) => Promise<Whose> | Whose
}

/** What was waiting for a decision goes; of two decisions at once one finds it there. */
export const withdraw = <Input, Given>({
  name,
  input: schema,
  action,
  what,
  missing,
  decide,
}: Withdrawal<Input, Given>) =>
  mutation({
    name,
    input: schema,
    rate: GROUP_RATE,
    plan: async (asked) => {
      const { context } = asked
      const { groupId, userId, standing } = await decide(asked)
      const key = { groupId, userId }
      const there = await (what === 'invite'
        ? groupInvite(context, key)
        : joinRequest(context, key))
      if (!there) throw missing()
      return {
        operations: [
          remove(what === 'invite' ? GroupInvite : JoinRequest, key, {
            attribute: 'createdAt',
            equals: there.createdAt,
          }),
          ...(standing ? [standing] : []),
        ],
        result: key,
        audit: { action, resourceType: 'Group', resourceId: groupId, metadata: { userId } },
      }
    },
  })
