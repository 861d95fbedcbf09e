import { add, change, find, remove } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { decideReport } from '../moderation/decide-report.ts'
import { reportedMessages } from '../moderation/reported-messages.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { inbox } from '../testing/inbox.ts'
import { report } from '../testing/reports.ts'
import { ban } from '../testing/roles.ts'
import { crowd, groupOf, openDirect, read, say, seen, teamOf, two } from '../testing/talks.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { blockUser } from './block-user.ts'
import { Conversation, Participant } from './conversation.entity.ts'
import { conversationById } from './conversation.patterns.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { blockedUsers } from './find-conversations.ts'
import { leaveConversation } from './leave-conversation.ts'
import { unblockUser } from './unblock-user.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const conversationsIn = async (world: HubWorld) =>
  (await world.items()).filter(({ PK }) => PK.startsWith('CONVERSATION#'))

describe.each(stores)('what ends a conversation on $name', (store) => {
  it('a block: neither writes, edits or brings the other into a group; both can read', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId, applicationId } = await two(world)
    const { id: messageId } = await say(world, talent, conversationId)
    const root = await world.admin('root')
    await blockUser(world.again(founder), { userId: idOf(talent) })
    for (const one of [founder, talent]) {
      await expect(say(world, one, conversationId)).rejects.toEqual(
        refused('conversations.blocked'),
      )
      expect(await read(world, one, conversationId)).toHaveLength(1)
    }
    const said = { conversationId, messageId, content: 'You!' }
    await expect(editMessage(world.again(talent), said)).rejects.toEqual(
      refused('conversations.blocked'),
    )
    await openDirect(world, root, { userId: idOf(talent) })
    await expect(groupOf(world, [talent, founder, root])).rejects.toEqual(
      refused('conversations.blocked'),
    )
    expect((await openDirect(world, talent, { applicationId })).id).toBe(conversationId)
    await expect(blockUser(world.again(talent), { userId: idOf(root) })).rejects.toEqual(
      refused('blocks.admin'),
    )
    const { items } = await blockedUsers(world.again(founder), {}, {})
    expect(items.map(({ id }) => id)).toEqual([idOf(talent)])
    await unblockUser(world.again(founder), { userId: idOf(talent) })
    await say(world, talent, conversationId)
    expect(await amiss(world)).toEqual([])
  })

  it('a ban: nobody hears who is banned, nor writes to them', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    await say(world, talent, conversationId)
    await ban(world, talent)
    await expect(say(world, talent, conversationId)).rejects.toEqual(refused('users.banned'))
    await expect(say(world, founder, conversationId)).rejects.toEqual(
      refused('conversations.partner-gone'),
    )
    expect(await read(world, founder, conversationId)).toHaveLength(1)
  })

  it('a report lets an admin read one conversation until it is decided, and is written down', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    const other = await two(world)
    const { id: messageId } = await say(world, talent, conversationId, 'Rude words')
    await say(world, founder, conversationId, 'Please stop')
    const root = await world.admin('root')
    await expect(read(world, root, conversationId)).rejects.toEqual(
      refused('conversations.unknown'),
    )
    const target = { targetType: 'MESSAGE', targetId: messageId, parentId: conversationId } as const
    await expect(report(world, other.founder, target)).rejects.toEqual(
      refused('conversations.unknown'),
    )
    await expect(report(world, talent, target)).rejects.toEqual(refused('reports.own'))
    const reportId = await report(world, founder, target)
    // What was said is kept for who decides, though its sender takes it back.
    await deleteMessage(world.again(talent), { conversationId, messageId })
    const { data } = await world.ask(root, `{ report(reportId: "${reportId}") { quote ownerId } }`)
    expect(data.report).toEqual({ quote: 'Rude words', ownerId: idOf(talent) })
    const shown = await reportedMessages(world.again(root), { reportId }, {})
    expect(shown.items.map(({ content }) => content)).toEqual(['Please stop', null])
    const actions = (await world.items()).map(({ action }) => action)
    expect(actions).toContain('CONVERSATION_READ_BY_ADMIN')
    const again = await say(world, talent, conversationId, 'Ruder words')
    const second = await report(world, founder, { ...target, targetId: again.id })
    const whole = { targetType: 'CONVERSATION', targetId: conversationId } as const
    const third = await report(world, founder, whole)
    const notes = 'Nobody speaks like that here.'
    await expect(
      decideReport(world.again(root), { reportId: third, act: 'REMOVE_MESSAGE', notes }),
    ).rejects.toEqual(refused('reports.act'))
    await decideReport(world.again(root), { reportId: second, act: 'REMOVE_MESSAGE', notes })
    expect((await read(world, founder, conversationId))[0]).toMatchObject({ content: null })
    await world.settle()
    expect(await inbox(world, talent)).toContain('A message of yours was removed*')
    await decideReport(world.again(root), { reportId: third, act: 'BAN_USER', notes })
    await decideReport(world.again(root), { reportId, act: 'DISMISS', notes: undefined })
    await expect(reportedMessages(world.again(root), { reportId }, {})).rejects.toEqual(
      refused('reports.decided'),
    )
    expect(JSON.stringify(await world.items())).not.toMatch(/Rude[r]? words/)
    expect(await amiss(world)).toEqual([])
  })

  it('who deletes their account is out of all, what they said stays, and alone it goes', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    await say(world, talent, conversationId, 'My own words')
    const people = await crowd(world, 3)
    const group = await groupOf(world, [...people, talent] as HubContext[])
    const team = await teamOf(world, 1)
    const [member] = team.members as [HubContext]
    await blockUser(world.again(talent), { userId: idOf(people[1] as HubContext) })
    const texts: string[] = []
    let after: string | undefined
    do {
      const page = await exportMyData(world.again(talent), { limit: 50, after })
      texts.push(...page.items)
      after = page.after
    } while (after !== undefined)
    const exported = texts.join('\n')
    for (const kind of ['"MESSAGE"', '"Participant"', '"Block"', 'My own words'])
      expect(exported).toContain(kind)
    for (const one of [talent, member]) await deleteAccount(world.again(one), {})
    await world.settle()
    expect(await read(world, founder, conversationId)).toMatchObject([{ content: 'My own words' }])
    await expect(say(world, founder, conversationId)).rejects.toEqual(
      refused('conversations.partner-gone'),
    )
    const rows = (await world.items()).filter(({ SK }) => SK.startsWith('PARTICIPANT#'))
    for (const one of [talent, member])
      expect(rows.map(({ userId }) => userId)).not.toContain(idOf(one))
    expect((await conversationById(world.deps, { conversationId: group }))?.participants).toEqual(
      people.map(idOf),
    )
    expect(await amiss(world)).toEqual([])
    // Also one that they have out of their list is found.
    await leaveConversation(world.again(founder), { conversationId })
    await deleteAccount(world.again(founder), {})
    for (let n = 0; n < 2; n++) await world.settle()
    const ids = (await conversationsIn(world)).map((item) => item.conversationId)
    expect(ids).not.toContain(conversationId)
    expect(await amiss(world)).toEqual([])
  })

  it('what is wrong is found and mended, and adopting our own changes nothing', async () => {
    await using world = await createHubWorld(store, { seals: true })
    const { founder, talent, conversationId } = await two(world)
    for (let n = 0; n < 3; n++) await say(world, founder, conversationId)
    await say(world, talent, conversationId)
    const team = await teamOf(world, 2)
    await say(world, team.founder, team.conversationId)
    await leaveConversation(world.again(talent), { conversationId })
    await world.settle()
    const stored = async () => (await world.items()).filter(({ PK }) => PK !== 'STATS')
    const before = await stored()
    await world.adopt()
    expect(await stored()).toEqual(before)
    const { store: table } = world.deps
    const key = { conversationId, userId: idOf(founder) }
    await table.write([add(Conversation, { conversationId }, { amounts: { messageCount: 2 } })])
    const row = (await find(table, Participant, key)) as Participant
    await table.write([change(Participant, row, { patch: { readCount: 0 } })])
    const [member] = team.members as [HubContext]
    const lost = { conversationId: team.conversationId, userId: idOf(member) }
    await table.write([remove(Participant, lost)])
    const problems = (await amiss(world)).join('\n')
    expect(problems).toContain('counts 6 messages, and there are 4')
    expect(problems).toContain('has 6 unread messages, and there are 1')
    expect(problems).toContain('is not in its channel')
    await world.reconcile()
    await world.settle()
    expect(await amiss(world)).toEqual([])
    expect(await seen(world, founder, conversationId)).toMatchObject({ unread: 1, messageCount: 4 })
  })
})
