import { findMany, put } from '@longtable/entity'
import type { Item, Operation, SimpleCondition, Store, Value } from '@longtable/store'
import type { AdoptStep } from '@longtable/system'
import { isAlive } from '../follows/pair.ts'
import { User } from '../users/user.entity.ts'
import { directPair, historyOf } from './chat.patterns.ts'
import { rowMoved } from './message-rows.ts'
import type { Message } from './message.entity.ts'
import { DirectPair, type Room, RoomMember } from './room.entity.ts'

const ROWS_PER_STEP = 50

interface Said {
  readonly all: number
  readonly expiring: number
  readonly last: Message | undefined
}

async function saidIn(store: Store, roomId: string): Promise<Said> {
  let [all, expiring] = [0, 0]
  let last: Message | undefined
  for await (const messages of historyOf.each({ store }, { roomId })) {
    last ??= messages[0]
    all += messages.length
    expiring += messages.filter(({ ttl }) => ttl !== undefined).length
  }
  return { all, expiring, last }
}

/** Of one that counts already only the end is looked at. */
async function lastIn(store: Store, roomId: string): Promise<Message | undefined> {
  for await (const [last] of historyOf.each({ store }, { roomId })) return last
  return undefined
}

const asStored = (item: Item, attribute: string): SimpleCondition =>
  item[attribute] === undefined
    ? { attribute, missing: true }
    : { attribute, equals: item[attribute] as string | number }

/** The room with what was said in it; `counts`: count anew, whatever it says. */
export async function roomAsSaid(
  store: Store,
  { room, item, counts }: { room: Room; item: Item; counts: boolean },
): Promise<{ readonly room: Room; readonly steps: AdoptStep[] }> {
  const isCounted = item.messageCount !== undefined && !counts
  const said = isCounted ? undefined : await saidIn(store, room.id)
  const last = said ? said.last : await lastIn(store, room.id)
  const isLater = last !== undefined && last.createdAt > room.lastMessageAt
  const next: Room = {
    ...room,
    ...(said && { messageCount: said.all }),
    ...(said && said.expiring > 0 && { expiringCount: said.expiring }),
    ...(last &&
      (isLater || room.lastMessageId === undefined) && {
        lastMessageAt: last.createdAt,
        lastMessageId: last.id,
      }),
  }
  const isNew = ([name, value]: [string, unknown]) =>
    item[name] === undefined || value !== (room as Record<string, unknown>)[name]
  const set = Object.fromEntries(Object.entries(next).filter(isNew)) as Record<string, Value>
  if (Object.keys(set).length === 0) return { room, steps: [] }
  const { PK, SK } = item
  const read = ['messageCount', 'lastMessageAt', 'expiringCount'] as const
  const when = { all: ['present', ...read.map((name) => asStored(item, name))] } as const
  return { room: next, steps: [{ operations: [{ kind: 'update', key: { PK, SK }, set, when }] }] }
}

/** Whom the room names, and who is there, has a row. What was said before counts as read. */
export async function missingRows(store: Store, room: Room): Promise<AdoptStep[]> {
  const { id: roomId, members, messageCount: readCount, lastMessageAt, createdAt } = room
  if (room.groupId !== undefined) return []
  const people = await findMany(
    store,
    User,
    members.map((id) => ({ id })),
  )
  const keys = members
    .filter((_, place) => isAlive(people[place]))
    .map((userId) => ({ roomId, userId }))
  const rows = await findMany(store, RoomMember, keys)
  const operations = keys.flatMap((key, place): Operation[] => {
    const row = rows[place]
    if (!row) return [put(RoomMember, { ...key, readCount, lastMessageAt, joinedAt: createdAt })]
    if (row.lastMessageAt >= lastMessageAt || (row.leftAt !== undefined && room.scope === 'group'))
      return []
    return [rowMoved(row, lastMessageAt)]
  })
  const steps: AdoptStep[] = []
  for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
    steps.push({ operations: operations.slice(start, start + ROWS_PER_STEP) })
  return steps
}

/** One room per pair: of two that others made the first one is theirs. */
export async function missingPair(store: Store, room: Room): Promise<AdoptStep[]> {
  const { id: roomId, scope, members, createdAt } = room
  if (scope !== 'dm') return []
  const [lower, higher, more] = [...new Set(members)].sort()
  if (lower === undefined || higher === undefined || more !== undefined)
    return [{ finding: `room ${roomId} is of two, and has ${members.length} members` }]
  const known = await directPair({ store }, { lower, higher })
  if (!known) return [{ operations: [put(DirectPair, { lower, higher, roomId, createdAt })] }]
  if (known.roomId === roomId) return []
  return [{ finding: `${lower} and ${higher} have two rooms: ${known.roomId} and ${roomId}` }]
}
