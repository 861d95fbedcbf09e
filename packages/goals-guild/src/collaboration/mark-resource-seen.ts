import { change, check } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { type AskedHere, mutation } from '../mutation.ts'
import { COLLABORATION_RATE } from '../rates.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import {
  ResourceInput,
  type ResourceKey,
  seenResource,
  unknownResource,
} from './resource.policy.ts'

const TOUCH_MS = 60_000

/** The row by which the viewer takes part: a task may be seen by the goal's. */
async function ownRow({
  context,
  actor,
  input,
}: AskedHere<ResourceKey>): Promise<Collaborator | undefined> {
  const { role, via } = await seenResource(context, input)
  if (role === 'owner') return undefined
  const row = await collaboration(context, { ...via, userId: actor.id })
  if (!row) throw unknownResource()
  return row
}

const isFresh = ({ now }: GuildContext, { lastSeenAt }: Collaborator) =>
  Date.parse(lastSeenAt) > now() - TOUCH_MS

interface Touch {
  readonly operations: readonly Operation[]
  /** Null for the owner, who has no row. */
  readonly lastSeenAt: string | null
}

function touched(context: GuildContext, row: Collaborator | undefined): Touch {
  if (!row) return { operations: [], lastSeenAt: null }
  const { lastSeenAt } = row
  if (isFresh(context, row))
    return { operations: [check(Collaborator, row, 'present')], lastSeenAt }
  const { at } = context.stamp()
  const when = { attribute: 'lastSeenAt', equals: lastSeenAt } as const
  const patch = { lastSeenAt: at }
  return { operations: [change(Collaborator, row, { patch, when })], lastSeenAt: at }
}

/** At most once a minute; in between nothing is written, unless the answer is to be remembered. */
export const markResourceSeen = mutation({
  name: 'markResourceSeen',
  input: ResourceInput,
  rate: COLLABORATION_RATE,
  already: async (asked) => {
    const row = await ownRow(asked)
    return !row || isFresh(asked.context, row)
      ? { ...asked.input, lastSeenAt: row?.lastSeenAt ?? null }
      : undefined
  },
  plan: async (asked) => {
    const { context, actor, input } = asked
    const row = await ownRow(asked)
    const { operations, lastSeenAt } = touched(context, row)
    const { resourceType: on, resourceId: id } = row ?? input
    return {
      operations,
      result: { ...input, lastSeenAt },
      audit: {
        action: 'RESOURCE_SEEN',
        resourceType: 'Collaborator',
        resourceId: actor.id,
        metadata: { on, id, ...(lastSeenAt === (row?.lastSeenAt ?? null) && { unchanged: true }) },
      },
    }
  },
})
