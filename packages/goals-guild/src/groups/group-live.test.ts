import { stores } from '@longtable/testing'
import { eventsUntil, listens, nextEvent } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { postActivity } from '../feed/post-activity.ts'
import { makeGroup } from '../testing/group-roles.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal } from '../testing/work.ts'
import { approveJoinRequest } from './approve-join-request.ts'
import { joinGroup } from './join-group.ts'
import { removeMember } from './remove-member.ts'
import { updateGroup } from './update-group.ts'

const LISTEN = `subscription ($groupId: ID!) {
  groupChanged(groupId: $groupId) { part id requestId }
}`

interface Event {
  readonly part: string
  readonly id: string
  readonly requestId: string | null
}

const to = (groupId: string) => [LISTEN, { groupId }] as const

describe.each(stores)('live groups on $name', (store) => {
  it('tell each what their lists show: posts to members, requests to who decides', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cem, eve] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cem'),
      await guild.person('eve'),
    ]
    const { groupId } = await makeGroup(ana, { access: 'approval' })
    await joinGroup(ben, { groupId })
    await approveJoinRequest(ana, { groupId, userId: idOf(ben) })
    const streams = []
    for (const person of [ana, ben, eve])
      streams.push(await listens(guild, guild.again(person), to(groupId)))
    await joinGroup(guild.again(cem), { groupId })
    const post = postActivity.input.parse({ text: 'Hello', groupId })
    const { id: postId } = await postActivity(guild.again(ben), post, 'request-1')
    const change = updateGroup.input.parse({ groupId, name: 'Walkers' })
    await updateGroup(guild.again(ana), change, 'request-2')
    const heard = []
    for (const stream of streams) {
      const events = await eventsUntil<Event>(guild, stream, ({ part }) => part === 'group')
      heard.push(events.map(({ part, id, requestId }) => [part, id, requestId]))
      await stream.return?.()
    }
    expect(heard).toEqual([
      [
        ['request', idOf(cem), null],
        ['activity', postId, null],
        ['group', groupId, 'request-2'],
      ],
      [
        ['activity', postId, 'request-1'],
        ['group', groupId, null],
      ],
      [['group', groupId, null]],
    ])
  })

  it('tell who was removed only that, and end where the group is hidden', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { groupId } = await makeGroup(ana, { access: 'open' })
    await joinGroup(ben, { groupId })
    const stream = await listens(guild, guild.again(ben), to(groupId))
    await removeMember(guild.again(ana), { groupId, userId: idOf(ben) })
    const left = await eventsUntil<Event>(guild, stream, ({ part }) => part === 'member')
    expect(left.at(-1)).toEqual({ part: 'member', id: idOf(ben), requestId: null })
    await postActivity(guild.again(ana), postActivity.input.parse({ text: 'Hello', groupId }))
    const change = updateGroup.input.parse({ groupId, access: 'invite' })
    await updateGroup(guild.again(ana), change)
    let last = await nextEvent(guild, stream)
    // The count of its members may be told of before.
    while (last?.data) last = await nextEvent(guild, stream)
    expect(last).toMatchObject({ errors: [{ extensions: { reason: 'groups.unknown' } }] })
    expect((await stream.next()).done).toBe(true)
  })
  it('tell that a goal has come, not which: it may be private', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { groupId } = await makeGroup(ana, { access: 'open' })
    await joinGroup(ben, { groupId })
    const stream = await listens(guild, guild.again(ana), to(groupId))
    const { id: goalId } = await makeGoal(guild.again(ben), { groupId })
    const heard = await eventsUntil<Event>(guild, stream, ({ part }) => part === 'goal')
    expect(heard.map(({ id }) => id)).not.toContain(goalId)
    await stream.return?.()
  })
})
