import { change, check } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import { COLLABORATION_RATE } from './invite-fields.ts'
import { type ResourceKey, seenResource, unknownResource } from './resource.policy.ts'

const TOUCH_MS = 60_000

export interface ResourceSeen {
  readonly resourceType: Collaborator['resourceType']
  readonly resourceId: string
  /** Null for the owner, who has no row. */
  readonly lastSeenAt: string | null
}

/** The row by which the viewer takes part: a task may be seen by the goal's. */
async function ownRow(context: GuildContext, key: ResourceKey): Promise<Collaborator | undefined> {
  const { id: userId } = await registered(context)
  const { role, via } = await seenResource(context, key)
  if (role === 'owner') return undefined
  const row = await collaboration(context, { ...via, userId })
  if (!row) throw unknownResource()
  return row
}

const isFresh = ({ now }: GuildContext, { lastSeenAt }: Collaborator) =>
  Date.parse(lastSeenAt) > now() - TOUCH_MS

interface Touch {
  readonly operations: readonly Operation[]
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
export async function markResourceSeen(
  context: GuildContext,
  input: ResourceKey,
  requestId?: string,
): Promise<ResourceSeen> {
  const { id: userId } = await registered(context)
  if (requestId === undefined) {
    const current = await ownRow(context, input)
    if (!current || isFresh(context, current))
      return { ...input, lastSeenAt: current?.lastSeenAt ?? null }
  }
  const asked = { name: 'markResourceSeen', input, requestId, rate: COLLABORATION_RATE }
  return actWhileActive<ResourceSeen>(context, asked, async () => {
    const row = await ownRow(context, input)
    const { operations, lastSeenAt } = touched(context, row)
    const { resourceType: on, resourceId: id } = row ?? input
    return {
      operations,
      result: { ...input, lastSeenAt },
      audit: {
        action: 'RESOURCE_SEEN',
        resourceType: 'Collaborator',
        resourceId: userId,
        metadata: { on, id, ...(lastSeenAt === (row?.lastSeenAt ?? null) && { unchanged: true }) },
      },
      onFailure: () => 'again',
    }
  })
}
