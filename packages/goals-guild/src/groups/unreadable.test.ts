import { keyOf } from '@longtable/entity'
import type { Key } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Room, RoomMember } from '../chat/room.entity.ts'
import { makeGroup } from '../testing/groups.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { Group, GroupMember } from './group.entity.ts'

async function spoil({ deps }: GuildWorld, key: Key, wrong: object): Promise<void> {
  const item = await deps.store.get(key)
  await deps.store.write([{ kind: 'put', item: { ...item, ...key, ...wrong } }])
}

describe.each(stores)('what cannot be read on $name', (store) => {
  it('is left out of the lists of groups and rooms, and is an error by itself', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const userId = idOf(ana)
    const make = async () => {
      const { id: groupId, roomId } = await makeGroup(guild.again(ana), {
        withRoom: true,
        tags: ['running'],
      })
      return { groupId, roomId: roomId ?? '' }
    }
    const [kept, group, member, room, row] = [
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
    ] as const
    await spoil(guild, keyOf(Group, { id: group.groupId }), { memberCount: 'many' })
    await spoil(guild, keyOf(GroupMember, { groupId: member.groupId, userId }), { role: 'king' })
    await spoil(guild, keyOf(Room, { id: room.roomId }), { messageCount: 'many' })
    await spoil(guild, keyOf(RoomMember, { roomId: row.roomId, userId }), { readCount: 'all' })

    const { data, errors } = await guild.ask(
      guild.again(ana),
      `{
        inbox { items { id } }
        myGroups { items { group { id } } }
        groupsByTag(tag: "running") { items { id } }
      }`,
    )
    expect(errors).toBeUndefined()
    expect(data.inbox.items).toEqual([{ id: kept.roomId }])
    const shown = [kept, room, row].map(({ groupId }) => groupId)
    expect(data.groupsByTag.items.map(({ id }: { id: string }) => id)).toEqual(shown)
    expect(data.myGroups.items).toHaveLength(shown.length)

    const byItself = [
      ['group', member.groupId],
      ['room', row.roomId],
    ] as const
    for (const [field, id] of byItself) {
      const document = `query ($id: ID!) { ${field}(${field}Id: $id) { id } }`
      const alone = await guild.ask(guild.again(ana), document, { id })
      expect(alone.errors).toMatchObject([
        { extensions: { code: 'CONFLICT', reason: 'store.unreadable' } },
      ])
    }
  })
})
