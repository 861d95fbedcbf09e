import { fromItem, isOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { User } from '../users/user.entity.ts'
import type { Verifier } from '@longtable/system'
import { Collaborator } from './collaborator.entity.ts'
import { CollaborationInvite, InviteGuard } from './invite.entity.ts'
import { Resource } from './resource.entity.ts'

interface Seen {
  readonly alive: Set<string>
  readonly resources: Map<string, Resource>
  readonly invites: CollaborationInvite[]
  readonly guards: InviteGuard[]
  readonly rows: Collaborator[]
}

const placeOf = (item: { readonly resourceType: string; readonly resourceId: string }) =>
  `${item.resourceType} ${item.resourceId}`

function guardProblems({ invites, guards }: Seen): string[] {
  const byId = new Map(invites.map((invite) => [invite.inviteId, invite]))
  return guards
    .filter(({ inviteId, invitee }) => {
      const invite = byId.get(inviteId)
      return (
        invite?.status !== 'pending' ||
        (invite.inviteeId !== invitee && invite.inviteeEmail !== invitee)
      )
    })
    .map((guard) => `a guard of ${guard.invitee} on ${placeOf(guard)} guards no pending invite`)
}

function inviteProblems({ invites }: Seen): string[] {
  const pending = invites.filter(({ status }) => status === 'pending')
  const lanes = new Map<string, CollaborationInvite[]>()
  for (const invite of pending) {
    const lane = `${placeOf(invite)} ${invite.inviteeId ?? invite.inviteeEmail}`
    lanes.set(lane, [...(lanes.get(lane) ?? []), invite])
  }
  const doubles = [...lanes].filter(([, lane]) => {
    const inOrder = lane.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    // A new one may come when the one before has expired.
    return inOrder.some((invite, place) => {
      const before = inOrder[place - 1]
      return before !== undefined && invite.createdAt < before.expiresAt
    })
  })
  return [
    ...doubles.map(([lane]) => `${lane} has more than one live invite`),
    ...invites
      .filter(({ status, ttl }) => (status === 'pending') !== (ttl !== undefined))
      .map(({ inviteId, status }) => `invite ${inviteId} is ${status}, but its expiry says not`),
  ]
}

function rowProblems({ rows, resources, alive, invites }: Seen): string[] {
  const asked = new Set(
    invites
      .filter(({ status }) => status === 'pending')
      .map((invite) => `${placeOf(invite)} ${invite.inviteeId}`),
  )
  return rows.flatMap((row) => {
    const name = `${row.userId} on ${placeOf(row)}`
    const owner = resources.get(placeOf(row))?.ownerId
    return [
      ...(owner === undefined ? [`${name} takes part in nothing`] : []),
      ...(owner === row.userId ? [`${name} owns what they take part in`] : []),
      ...(alive.has(row.userId) ? [] : [`${name} is nobody`]),
      ...(asked.has(`${placeOf(row)} ${row.userId}`) ? [`${name} is still invited`] : []),
    ]
  })
}

/** One live invite per resource and invitee, guards that guard something, and people who are there. */
export function verifyCollaboration(): Verifier {
  const seen: Seen = {
    alive: new Set(),
    resources: new Map(),
    invites: [],
    guards: [],
    rows: [],
  }
  return {
    see(item: Item) {
      if (isOf(User, item) && item.status !== 'deleted') seen.alive.add(item.id as string)
      if (isOf(Resource, item)) {
        const resource = fromItem(Resource, item)
        seen.resources.set(placeOf(resource), resource)
      }
      if (isOf(CollaborationInvite, item)) seen.invites.push(fromItem(CollaborationInvite, item))
      if (isOf(InviteGuard, item)) seen.guards.push(fromItem(InviteGuard, item))
      if (isOf(Collaborator, item)) seen.rows.push(fromItem(Collaborator, item))
    },
    problems: () => [...guardProblems(seen), ...inviteProblems(seen), ...rowProblems(seen)],
  }
}
