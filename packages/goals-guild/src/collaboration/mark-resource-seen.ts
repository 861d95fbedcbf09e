import { act } from '@longtable/core'
import { change, check } from '@longtable/entity'
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

/** At most once a minute; in between nothing is written. */
export async function markResourceSeen(
  context: GuildContext,
  input: ResourceKey,
  requestId?: string,
): Promise<ResourceSeen> {
  const { resourceType, resourceId } = input
  const current = await ownRow(context, input)
  if (!current || isFresh(context, current))
    return { resourceType, resourceId, lastSeenAt: current?.lastSeenAt ?? null }
  const asked = { name: 'markResourceSeen', input, requestId, rate: COLLABORATION_RATE }
  return act<ResourceSeen>(context, asked, async () => {
    const row = (await ownRow(context, input)) as Collaborator
    const lastSeenAt = isFresh(context, row) ? row.lastSeenAt : context.stamp().at
    return {
      operations: [
        lastSeenAt === row.lastSeenAt
          ? check(Collaborator, row, 'present')
          : change(Collaborator, row, {
              patch: { lastSeenAt },
              when: { attribute: 'lastSeenAt', equals: row.lastSeenAt },
            }),
      ],
      result: { resourceType, resourceId, lastSeenAt },
      audit: {
        action: 'RESOURCE_SEEN',
        resourceType: 'Collaborator',
        resourceId: row.userId,
        metadata: { on: row.resourceType, id: row.resourceId },
      },
      onFailure: () => 'again',
    }
  })
}
