import type { Page, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { ResourceType } from '../fields.ts'
import { peoplePage } from '../users/user-page.ts'
import type { UserView } from '../users/user-views.ts'
import type { Collaborator } from './collaborator.entity.ts'
import { collaborationsOf, collaboratorsOn } from './collaborator.patterns.ts'
import type { Resource } from './resource.entity.ts'
import { type ResourceKey, seenResource, seenResources } from './resource.policy.ts'

export const MyCollaborationsInput = z.object({ resourceType: ResourceType.nullish() })

export interface CollaboratorView extends Pick<Collaborator, 'role' | 'joinedAt' | 'lastSeenAt'> {
  readonly user: UserView
}

export interface CollaborationView
  extends Pick<Collaborator, 'resourceType' | 'resourceId' | 'role' | 'joinedAt' | 'lastSeenAt'> {
  readonly title: string
  readonly ownerId: string
}

/** For who takes part. */
export async function collaborators(
  context: GuildContext,
  { resourceType, resourceId }: ResourceKey,
  page: PageRequest,
): Promise<Page<CollaboratorView>> {
  await seenResource(context, { resourceType, resourceId })
  return peopleOn(context, { resourceType, resourceId }, page)
}

/** Of what the viewer is known to take part in; whom they must not see is left out. */
export async function peopleOn(
  context: GuildContext,
  { resourceType, resourceId }: ResourceKey,
  page: PageRequest,
): Promise<Page<CollaboratorView>> {
  const found = await peoplePage<Collaborator>(context, {
    personOf: ({ userId }) => userId,
    read: (keep) =>
      collaboratorsOn(context, { resourceType, resourceId }, { ...page, keep, stale: true }),
  })
  return {
    ...found,
    items: found.items.map(({ entry: { role, joinedAt, lastSeenAt }, user }) => ({
      user,
      role,
      joinedAt,
      lastSeenAt,
    })),
  }
}

/** What I take part in, of one type or of all. */
export async function myCollaborations(
  context: GuildContext,
  { resourceType }: z.infer<typeof MyCollaborationsInput>,
  page: PageRequest,
): Promise<Page<CollaborationView>> {
  const { id: userId } = await registered(context)
  const resources = new Map<Collaborator, Resource>()
  const keep = async (rows: readonly Collaborator[]) => {
    const seen = await seenResources(context, rows)
    rows.forEach((row, place) => {
      const resource = seen[place]?.resource
      if (resource) resources.set(row, resource)
    })
    return rows.map((row) => resources.has(row))
  }
  const found = await collaborationsOf(
    context,
    { userId, ...(resourceType && { resourceType }) },
    { ...page, keep },
  )
  return {
    ...found,
    items: found.items.map((row) => {
      const { title, ownerId } = resources.get(row) as Resource
      const { resourceId, role, joinedAt, lastSeenAt } = row
      return {
        resourceType: row.resourceType,
        resourceId,
        title,
        ownerId,
        role,
        joinedAt,
        lastSeenAt,
      }
    }),
  }
}
