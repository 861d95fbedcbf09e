import { TagName } from '@longtable/core'
import {
  areThere,
  findListed,
  type Page,
  type PageOptions,
  type PageRequest,
} from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { leftOut } from '../left-out.ts'
import type { TagLink } from '../tags/tag.entity.ts'
import { taggedWith } from '../tags/tag.patterns.ts'
import type { GroupInput } from './group-fields.ts'
import type { Role } from './group-fields.ts'
import { linkedGroupTags } from './group-tags.ts'
import { type GroupView, groupView } from './group-views.ts'
import { Group, type GroupInvite, type GroupMember, JoinRequest } from './group.entity.ts'
import { groupInvitesFor, groupsOf, joinRequestsBy } from './group.patterns.ts'
import { groupInView, type SeenGroup, sightsOf } from './groups.policy.ts'

export const GroupTagInput = z.object({ tag: TagName })

export const group = async (
  context: GuildContext,
  { groupId }: z.infer<typeof GroupInput>,
): Promise<GroupView> => groupView(await groupInView(context, groupId))

/** In the order of the ids, in two reads however many there are; undefined where hidden. */
export async function seenGroups(
  context: GuildContext,
  ids: readonly string[],
  isOutside = false,
): Promise<(SeenGroup | undefined)[]> {
  const reading = leftOut(context)
  const found = await findListed(
    context,
    Group,
    ids.map((id) => ({ id })),
  )
  const there = found.filter((one) => one !== undefined)
  const sights = await sightsOf(context, there, { reading, isOutside })
  const byId = new Map(sights.map((seen) => [seen?.group.id, seen]))
  return ids.map((id) => byId.get(id))
}

interface GroupList<T, Row> {
  /** The entries say that the viewer is no member, and are shown only while they stand. */
  readonly isOutside?: boolean
  readonly groupIdOf: (entry: T) => string
  readonly read: (keep: NonNullable<PageOptions<T>['keep']>) => Promise<Page<T>>
  /** What is shown of an entry; undefined drops it. */
  readonly show: (seen: SeenGroup, entry: T) => Row | undefined
}

/** A page of what the viewer may see, refilled where they may not. */
async function groupPage<T, Row>(
  context: GuildContext,
  { isOutside, groupIdOf, read, show }: GroupList<T, Row>,
): Promise<Page<Row>> {
  const rows = new Map<T, Row>()
  const page = await read(async (entries) => {
    const sights = await seenGroups(context, entries.map(groupIdOf), isOutside)
    return entries.map((entry, place) => {
      const seen = sights[place]
      const row = seen && show(seen, entry)
      if (row !== undefined) rows.set(entry, row)
      return row !== undefined
    })
  })
  return { ...page, items: page.items.map((entry) => rows.get(entry) as Row) }
}

export interface Membership {
  readonly group: GroupView
  readonly role: Role
  readonly joinedAt: string
}

/** Newest first, by the documented index; whether I am still in it, its own row says. */
export async function myGroups(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<Membership>> {
  const { id: userId } = await registered(context)
  return groupPage<GroupMember, Membership>(context, {
    groupIdOf: ({ groupId }) => groupId,
    read: (keep) => groupsOf(context, { userId }, { ...page, keep }),
    show: (seen, { joinedAt }) =>
      seen.role && { group: groupView(seen), role: seen.role, joinedAt },
  })
}

/** Groups that everybody may see and that are not archived: others have no link. */
export async function groupsByTag(
  context: GuildContext,
  { tag }: z.infer<typeof GroupTagInput>,
  page: PageRequest,
): Promise<Page<GroupView>> {
  await registered(context)
  return groupPage<TagLink, GroupView>(context, {
    groupIdOf: ({ id }) => id,
    read: (keep) => taggedWith(context, { tag, entity: 'Group' }, { ...page, keep }),
    show: (seen) => (linkedGroupTags(seen.group).includes(tag) ? groupView(seen) : undefined),
  })
}

type Waiting<T> = T & { readonly group: GroupView }

/** Where I have asked to join, newest first; the index may show what is decided already. */
export async function myJoinRequests(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<Waiting<JoinRequest>>> {
  const { id: userId } = await registered(context)
  return groupPage<JoinRequest, Waiting<JoinRequest>>(context, {
    isOutside: true,
    groupIdOf: ({ groupId }) => groupId,
    read: (keep) =>
      joinRequestsBy(
        context,
        { userId },
        {
          ...page,
          async keep(entries) {
            const [rows, kept] = await Promise.all([
              areThere(context.store, JoinRequest, entries),
              keep(entries),
            ])
            return entries.map((_, place) => kept[place] === true && rows[place] === true)
          },
        },
      ),
    show: (seen, request) => ({ ...request, group: groupView(seen) }),
  })
}

/** Where I am invited, newest first. */
export async function myGroupInvites(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<Waiting<GroupInvite>>> {
  const { id: userId } = await registered(context)
  return groupPage<GroupInvite, Waiting<GroupInvite>>(context, {
    isOutside: true,
    groupIdOf: ({ groupId }) => groupId,
    read: (keep) => groupInvitesFor(context, { userId }, { ...page, keep }),
    show: (seen, invite) => (seen.isInvited ? { ...invite, group: groupView(seen) } : undefined),
  })
}
