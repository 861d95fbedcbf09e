import type { Job } from '@longtable/core'
import { add, change, find, put, remove } from '@longtable/entity'
import type { Change, Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { groupOf, say } from '../testing/rooms.ts'
import { publishMessages } from './chat-live.ts'
import { roomById, roomMembership, roomMembersOf } from './chat.patterns.ts'
import { messages } from './find-messages.ts'
import { inbox, room, roomMembers } from './find-rooms.ts'
import { groupRoom } from '../groups/group-room.ts'
import { followMember } from './group-rows.ts'
import { leaveRoom } from './leave-room.ts'
import { markRoomRead } from './mark-room-read.ts'
import { openDirectRoom } from './open-direct-room.ts'
import { rejoinRoom } from './rejoin-room.ts'
import { fillRoomJob, removeRoom } from './room-jobs.ts'
import { setMessageTtl } from './set-message-ttl.ts'

const UNKNOWN = { code: 'NOT_FOUND', reason: 'chat.unknown-room' }

async function people(guild: GuildWorld, count: number): Promise<GuildContext[]> {
  const found: GuildContext[] = []
  for (let n = 0; n < count; n++) found.push(await guild.person(`runner-${n}`))
  return found
}

async function trio(guild: GuildWorld, hasRoom = true) {
  const [ana, ben, cem] = (await people(guild, 3)) as [GuildContext, GuildContext, GuildContext]
  return { ana, ben, cem, ...(await groupOf(guild, [ana, ben, cem], { hasRoom })) }
}

const counted = (groupId: string, by: number) =>
  add(Group, { id: groupId }, { amounts: { memberCount: by } })

const leaveGroup = ({ deps }: GuildWorld, groupId: string, person: GuildContext) =>
  deps.store.write([remove(GroupMember, { groupId, userId: idOf(person) }), counted(groupId, -1)])

const joinGroup = ({ deps, world }: GuildWorld, groupId: string, person: GuildContext) =>
  deps.store.write([
    put(GroupMember, { groupId, userId: idOf(person), role: 'member', joinedAt: world.stamp().at }),
    counted(groupId, 1),
  ])

async function patchGroup({ deps }: GuildWorld, groupId: string, patch: Partial<Group>) {
  const group = (await find(deps.store, Group, { id: groupId })) as Group
  await deps.store.write([change(Group, group, { patch })])
}

const membersIn = async ({ deps }: GuildWorld, roomId: string) =>
  (await deps.store.query(roomMembersOf.query({ roomId }))).items.map(({ userId }) => userId)

describe.each(stores)('the room of a group on $name', (store) => {
  it('says whose it is, which the room of two people does not', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, cem, roomId } = await trio(guild)
    const document = 'query ($id: ID!) { room(roomId: $id) { group { name memberCount } } }'
    const ask = async (id: string) => (await guild.ask(cem, document, { id })).data.room.group
    expect(await ask(roomId)).toEqual({ name: 'Runners', memberCount: 3 })
    expect(await ask((await openDirectRoom(ana, { userId: idOf(cem) })).id)).toBeNull()
  })

  it('has everybody who is in the group, and names them', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, cem, groupId, roomId } = await trio(guild)
    await guild.settle()
    const all = [idOf(ana), idOf(ben), idOf(cem)].sort()
    expect(await membersIn(guild, roomId)).toEqual(all)
    expect((await roomById(ana, { id: roomId }))?.members).toEqual(all)
    await say(guild, ana, roomId)
    expect(await inbox(guild.again(cem), {}, {})).toMatchObject({
      items: [{ id: roomId, groupId, scope: 'group', unread: 1 }],
    })
    await leaveGroup(guild, groupId, cem)
    await expect(say(guild, cem, roomId)).rejects.toMatchObject(UNKNOWN)
    expect((await inbox(guild.again(cem), {}, {})).items).toEqual([])
    await guild.settle()
    expect(await membersIn(guild, roomId)).toEqual([idOf(ana), idOf(ben)].sort())
    expect((await roomById(ana, { id: roomId }))?.members).toHaveLength(2)
    const dan = await guild.person('dan')
    await joinGroup(guild, groupId, dan)
    await guild.settle()
    expect(await room(dan, { roomId })).toMatchObject({ unread: 0, messageCount: 1 })
    const listed = await roomMembers(guild.again(ana), { roomId }, {})
    expect(listed.items.map(({ userId }) => userId)).toContain(idOf(dan))
    expect(await guild.verify()).toEqual([])
  })

  it('serves its members before the stream has brought their rows', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, cem, roomId } = await trio(guild)
    await say(guild, ana, roomId, 'First')
    await say(guild, ben, roomId, 'Second')
    expect(await roomMembership(ben, { roomId, userId: idOf(ben) })).toMatchObject({ readCount: 2 })
    expect((await messages(cem, { roomId }, {})).items).toHaveLength(2)
    expect(await markRoomRead(cem, { roomId, upTo: undefined })).toMatchObject({ unread: 0 })
    await say(guild, ana, roomId, 'Third')
    await guild.settle()
    expect(await room(guild.again(ben), { roomId })).toMatchObject({ unread: 1 })
    expect(await room(guild.again(cem), { roomId })).toMatchObject({ unread: 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('gets those who were in the group before it', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId } = await trio(guild, false)
    await guild.settle()
    const { id: roomId, at } = guild.world.stamp()
    const group = (await find(guild.deps.store, Group, { id: groupId })) as Group
    await guild.deps.store.write([
      change(Group, group, { patch: { roomId } }),
      ...groupRoom({ roomId, groupId, openerId: idOf(ana), at }),
    ])
    await guild.settle()
    expect(await membersIn(guild, roomId)).toHaveLength(3)
    expect(await guild.verify()).toEqual([])
  })

  it('is left and rejoined without leaving the group', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await trio(guild)
    await guild.settle()
    await leaveRoom(guild.again(ben), { roomId })
    await say(guild, ana, roomId, 'Without ben')
    await guild.settle()
    const left = { code: 'FORBIDDEN', reason: 'chat.left' }
    await expect(say(guild, ben, roomId)).rejects.toMatchObject(left)
    await expect(messages(guild.again(ben), { roomId }, {})).rejects.toMatchObject(left)
    expect((await inbox(guild.again(ben), {}, {})).items).toEqual([])
    const rejoined = await rejoinRoom(guild.again(ben), { roomId })
    expect(rejoined).toMatchObject({ unread: 0, hasLeft: false })
    await say(guild, ben, roomId, 'Back')
    expect((await inbox(guild.again(ben), {}, {})).items).toHaveLength(1)
    expect(await guild.verify()).toEqual([])
  })

  it('takes no more messages when the group is archived, and shows what there is', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, roomId } = await trio(guild)
    await say(guild, ana, roomId)
    await patchGroup(guild, groupId, { archivedAt: guild.world.stamp().at })
    await expect(say(guild, ana, roomId)).rejects.toMatchObject({ reason: 'groups.archived' })
    expect((await messages(guild.again(ana), { roomId }, {})).items).toHaveLength(1)
  })

  it('lets only its owner and admins say how long messages live', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await trio(guild)
    await expect(setMessageTtl(ben, { roomId, ttlSeconds: 60 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reason: 'chat.not-admin',
    })
    expect(await setMessageTtl(ana, { roomId, ttlSeconds: 60 })).toMatchObject({ ttlSeconds: 60 })
  })
})

const itemsIn = async (guild: GuildWorld, roomId: string) =>
  (await guild.items()).filter(
    ({ PK }) => PK === `ROOM#${roomId}` || PK === `ROOMMEMBERS#${roomId}`,
  )

/** Fails at one of its writes, as a process that is ended in between. */
function failingAt(store: Store, failing: number): Store {
  let turn = 0
  return {
    table: store.table,
    changes: store.changes,
    get: (...given) => store.get(...given),
    getMany: (...given) => store.getMany(...given),
    query: (...given) => store.query(...given),
    write: (...given) => store.write(...given),
    async writeMany(...given) {
      if (turn++ === failing) throw new Error('ended')
      await store.writeMany(...given)
    },
  }
}

describe.each(stores)('a room whose group goes, on $name', (store) => {
  it('is hidden at once and then removed with all that was said', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, groupId, roomId } = await trio(guild)
    for (let n = 0; n < 5; n++) await say(guild, ana, roomId, `No ${n}`)
    await guild.settle()
    await patchGroup(guild, groupId, { deletedAt: guild.world.stamp().at })
    await expect(say(guild, ben, roomId)).rejects.toMatchObject(UNKNOWN)
    await expect(messages(guild.again(ben), { roomId }, {})).rejects.toMatchObject(UNKNOWN)
    await guild.settle()
    expect(await itemsIn(guild, roomId)).toEqual([])
  })

  it.each([0, 1, 2])('is removed to the end though it stopped at write %i', async (n) => {
    await using guild = await createGuildWorld(store)
    const { ana, roomId } = await trio(guild)
    await say(guild, ana, roomId)
    await guild.settle()
    const { store: real } = guild.deps
    await expect(removeRoom(failingAt(real, n), roomId)).rejects.toThrow('ended')
    expect(await itemsIn(guild, roomId)).not.toEqual([])
    await removeRoom(real, roomId)
    expect(await itemsIn(guild, roomId)).toEqual([])
  })
})

/** Runs the job that fills a room, on this store. */
const fill = (guild: GuildWorld, groupId: string, store: Store) =>
  fillRoomJob({ ...guild.deps, store }).run({
    job: { payload: { groupId, roomId: groupId } } as unknown as Job,
    progress: async () => undefined,
    stopping: new AbortController().signal,
  })

describe.each(stores)('a large room on $name', (store) => {
  it('is filled to the end though it stopped in between', async () => {
    await using guild = await createGuildWorld(store)
    const all = await people(guild, 4)
    const { groupId, roomId } = await groupOf(guild, all)
    const { store: real } = guild.deps
    let turn = 0
    const ending: Store = {
      ...failingAt(real, -1),
      async write(operations) {
        if (turn++ === 2) throw new Error('ended')
        await real.write(operations)
      },
    }
    await expect(fill(guild, groupId, ending)).rejects.toThrow('ended')
    const between = (await membersIn(guild, roomId)).length
    expect(between).toBeGreaterThan(1)
    expect(between).toBeLessThan(4)
    await fill(guild, groupId, real)
    expect(await membersIn(guild, roomId)).toHaveLength(4)
  })

  it('gets its rows from the stream, in whatever order the changes come', async () => {
    await using guild = await createGuildWorld(store, { seed: 7 })
    const all = await people(guild, 28)
    const [ana, ben] = all as [GuildContext, GuildContext]
    const { groupId, roomId } = await groupOf(guild, all)
    for (const one of all) await followMember(guild.deps.store, { groupId, userId: idOf(one) })
    await deliverShuffled(guild)
    const lastOf = async () => {
      const { items } = await guild.deps.store.query(roomMembersOf.query({ roomId }))
      return new Set(items.map(({ lastMessageAt }) => lastMessageAt))
    }
    for (let n = 0; n < 4; n++) {
      guild.world.advance(1000)
      await say(guild, n % 2 ? ana : ben, roomId, `No ${n}`)
    }
    // The transaction moved the senders; the others follow.
    expect((await lastOf()).size).toBe(3)
    const leaving = all[27] as GuildContext
    await leaveGroup(guild, groupId, leaving)
    await deliverShuffled(guild)
    const { lastMessageAt, messageCount } = await room(guild.again(ana), { roomId })
    expect(messageCount).toBe(4)
    expect(await lastOf()).toEqual(new Set([lastMessageAt]))
    expect(await membersIn(guild, roomId)).not.toContain(idOf(leaving))
    expect(await inbox(guild.again(all[9] as GuildContext), {}, {})).toMatchObject({
      items: [{ id: roomId, unread: 4 }],
    })
    expect(await guild.verify()).toEqual([])
  })

  it('is told live of inserts, edits and deletions, and of nothing that expires', () => {
    const told: unknown[] = []
    const message = {
      PK: 'ROOM#r',
      SK: 'MSG#2026-01-15T10:30:00.000Z#m',
      type: 'Message',
      id: 'm',
      roomId: 'r',
      userId: 'ana',
      text: 'Hi',
      createdAt: '2026-01-15T10:30:00.000Z',
    }
    const edited = { ...message, editedAt: message.createdAt }
    const deleted = { ...message, deletedAt: message.createdAt }
    const images = [
      { new: message },
      { old: message, new: edited },
      { old: message, new: deleted },
      { old: message },
    ]
    for (const one of images)
      publishMessages(
        { id: '1', at: 0, key: message, ...one } as unknown as Change,
        (topic, event) => told.push([topic, (event as { kind: string }).kind]),
      )
    expect(told).toEqual([
      ['chat.messages r', 'added'],
      ['chat.messages r', 'edited'],
      ['chat.messages r', 'deleted'],
    ])
  })
})
