import { put } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Message } from '../chat/message.entity.ts'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makeCountingQuest, makeGoal, makeMilestone, makeTask } from '../testing/work.ts'

/** One of several kinds, a second apart, in an order that is not the one of their names. */
async function fill(guild: GuildWorld, ana: GuildContext) {
  const userId = idOf(ana)
  const later = () => {
    guild.world.advance(1000)
    return guild.world.stamp()
  }
  const quest = await makeCountingQuest(ana, 3, { title: 'first quest' })
  later()
  const goal = await makeGoal(ana, { title: 'goal' })
  later()
  await makeTask(ana, goal.id, { title: 'task' })
  const { at: joinedAt } = later()
  await ana.store.write([put(GroupMember, { groupId: 'g1', userId, role: 'member', joinedAt })])
  later()
  await makeMilestone(ana, goal.id, 50)
  const { id, at: createdAt } = later()
  await ana.store.write([put(Message, { id, roomId: 'r1', userId, text: 'hello', createdAt })])
  later()
  const ben = await guild.person('ben')
  await followUser(ana, { followeeId: idOf(ben) })
  later()
  await makeGoal(ana, { title: 'last goal' })
  await guild.settle()
  return { goal, quest, ben }
}

const entries = async (guild: GuildWorld, ana: GuildContext, field: string) => {
  const found: string[] = []
  let after: string | null = null
  const [name, given = ''] = field.split(' ')
  do {
    const list = `${name}(first: 2, after: $after${given})`
    const document = `query ($after: String) { ${list} { items { kind title } after } }`
    const { data } = await guild.ask(ana, document, { after })
    const page = data[name as string]
    for (const { kind, title } of page.items) found.push(title ? `${kind} ${title}` : kind)
    after = page.after
  } while (after !== null)
  return found
}

describe.each(stores)('the timeline on $name', (store) => {
  it('is the documented order, one kind of it, or the newest of all kinds', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const { goal, quest, ben } = await fill(guild, ana)
    // Edges of others under the same partition are nobody's business here.
    await followUser(ben, { followeeId: idOf(ana) })
    await blockUser(await guild.person('foe'), { userId: idOf(ana) })
    await guild.settle()
    expect(await entries(guild, ana, 'timeline')).toEqual([
      'Following',
      'Goal goal',
      'Goal last goal',
      'Group',
      'Message hello',
      'Milestone Mark',
      'Quest first quest',
      'Task task',
      'User ana Example',
    ])
    expect(await entries(guild, ana, 'timeline ,kind:Goal')).toEqual([
      'Goal goal',
      'Goal last goal',
    ])
    expect(await entries(guild, ana, 'timeline ,kind:Assist')).toEqual([])
    expect(await entries(guild, ana, 'newestEntities')).toEqual([
      'Goal last goal',
      'Following',
      'Message hello',
      'Milestone Mark',
      'Group',
      'Goal goal',
      'Quest first quest',
    ])
    const document = `{
      timeline(kind: Quest) { items { id at goal { id } quest { id status } } }
    }`
    expect(await guild.ask(ana, document)).toMatchObject({
      data: {
        timeline: {
          items: [{ id: quest.id, at: quest.createdAt, goal: null, quest: { id: quest.id } }],
        },
      },
    })
    await deleteGoal(ana, { goalId: goal.id })
    expect(await entries(guild, ana, 'timeline')).toEqual([
      'Following',
      'Goal last goal',
      'Group',
      'Message hello',
      'Quest first quest',
      'User ana Example',
    ])
    expect(await entries(guild, ana, 'newestEntities')).not.toContain('Milestone Mark')
  })
})
