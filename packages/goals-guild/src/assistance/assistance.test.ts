import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unblockUser } from '../follows/unblock-user.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal } from '../testing/work.ts'
import { addHelper } from './add-helper.ts'
import { askForHelp } from './ask-for-help.ts'
import { closeAssistThread } from './close-assist-thread.ts'
import {
  assistHelpers,
  assistMessages,
  assistThread,
  assistThreads,
  helpingThreads,
  myAssistThreads,
} from './find-threads.ts'
import { joinAssistThread } from './join-assist-thread.ts'
import { leaveAssistThread } from './leave-assist-thread.ts'
import { removeHelper } from './remove-helper.ts'
import { reopenAssistThread } from './reopen-assist-thread.ts'
import { sendAssistMessage } from './send-assist-message.ts'

const FAMILY = '👩🏽‍👩🏽‍👧🏽‍👦🏽'
const refused = (reason: string) => expect.objectContaining({ reason })

const ask = (owner: GuildContext, goalId: string, title = 'Breathing') =>
  askForHelp(owner, askForHelp.input.parse({ goalId, title, text: 'How do I breathe?' }))

const say = (person: GuildContext, threadId: string, text: string) =>
  sendAssistMessage(person, sendAssistMessage.input.parse({ threadId, text }))

async function scene(guild: GuildWorld, fields: object = { visibility: 'public' }) {
  const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
  const { id: goalId } = await makeGoal(ana, fields)
  const { id: threadId } = await ask(ana, goalId)
  return { ana, ben, goalId, threadId }
}

describe.each(stores)('assistance on $name', (store) => {
  it('is asked for, offered, given and closed', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, threadId } = await scene(guild)
    expect(await assistThread(ben, { threadId })).toMatchObject({ role: 'reader', goalId })
    expect(await joinAssistThread(ben, { threadId })).toMatchObject({ role: 'helper' })
    await say(ben, threadId, `  Through the nose ${FAMILY}\r\ncafe\u0301 `)
    await say(ana, threadId, 'Thanks!')
    const answer = await guild.ask(
      ana,
      `query ($id: ID!) {
        assistMessages(threadId: $id) { items { text author { nickname } } after }
        assistHelpers(threadId: $id) { items { user { nickname } } }
        assistThread(threadId: $id) { title text status role owner { nickname } goal { title } }
      }`,
      { id: threadId },
    )
    expect(answer).toEqual({
      data: {
        assistMessages: {
          items: [
            { text: 'Thanks!', author: { nickname: 'ana' } },
            { text: `Through the nose ${FAMILY}\ncafé`, author: { nickname: 'ben' } },
          ],
          after: null,
        },
        assistHelpers: { items: [{ user: { nickname: 'ben' } }] },
        assistThread: {
          title: 'Breathing',
          text: 'How do I breathe?',
          status: 'open',
          role: 'owner',
          owner: { nickname: 'ana' },
          goal: { title: 'Run' },
        },
      },
    })
    expect(await closeAssistThread(ana, { threadId })).toMatchObject({ status: 'closed' })
    expect(await closeAssistThread(ana, { threadId })).toMatchObject({ status: 'closed' })
    for (const person of [ana, ben])
      await expect(say(person, threadId, 'More')).rejects.toEqual(refused('assistance.closed'))
    const cem = await guild.person('cem')
    await expect(joinAssistThread(cem, { threadId })).rejects.toEqual(refused('assistance.closed'))
    await reopenAssistThread(ana, { threadId })
    await say(ben, threadId, 'More')
    expect((await assistMessages(ben, { threadId }, {})).items).toHaveLength(3)
    await guild.settle()
    expect(guild.events.map(({ name }) => name).filter((name) => /assist|help/.test(name))).toEqual(
      expect.arrayContaining([
        'goalsguild.assistance.asked',
        'goalsguild.assistance.closed',
        'goalsguild.assistance.reopened',
        'goalsguild.helper.joined',
      ]),
    )
    expect(await guild.verify()).toEqual([])
  })

  it('is asked for once by one request, and refuses the same request with another text', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, threadId } = await scene(guild)
    const input = askForHelp.input.parse({ goalId, title: 'Shoes', text: FAMILY.repeat(190) })
    const first = await askForHelp(ana, input, 'request-1')
    expect(await askForHelp(guild.again(ana), input, 'request-1')).toEqual(first)
    await expect(askForHelp(ana, { ...input, title: 'Socks' }, 'request-1')).rejects.toEqual(
      refused('requests.reused'),
    )
    await joinAssistThread(ben, { threadId }, 'request-2')
    const again = await joinAssistThread(ben, { threadId })
    expect(again.role).toBe('helper')
    const message = { threadId, text: 'x'.repeat(4000) }
    const sent = await sendAssistMessage(ben, message, 'request-3')
    expect(await sendAssistMessage(guild.again(ben), message, 'request-3')).toEqual(sent)
    const types = (await guild.items()).map(({ type }) => type)
    const count = (wanted: string) => types.filter((type) => type === wanted).length
    expect(['AssistThread', 'AssistHelper', 'AssistMsg'].map(count)).toEqual([2, 1, 1])
  })

  it('reaches into a private goal only for whom its owner asks in', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, threadId } = await scene(guild, {})
    const cem = await guild.person('cem')
    await followUser(cem, { followeeId: idOf(ana) })
    for (const person of [ben, cem])
      await expect(joinAssistThread(person, { threadId })).rejects.toEqual(
        refused('assistance.unknown'),
      )
    await addHelper(ana, { threadId, userId: idOf(ben) })
    await addHelper(ana, { threadId, userId: idOf(ben) })
    await say(ben, threadId, 'Here I am')
    const seen = await guild.ask(
      ben,
      'query ($id: ID!) { assistThread(threadId: $id) { role goal { id } } }',
      { id: threadId },
    )
    expect(seen.data).toEqual({ assistThread: { role: 'helper', goal: null } })
    await removeHelper(ana, { threadId, userId: idOf(ben) })
    await removeHelper(ana, { threadId, userId: idOf(ben) })
    await expect(say(ben, threadId, 'And now?')).rejects.toEqual(refused('assistance.unknown'))
    await expect(addHelper(ana, { threadId, userId: idOf(ana) })).rejects.toEqual(
      refused('assistance.self'),
    )
    await expect(joinAssistThread(ana, { threadId })).rejects.toEqual(refused('assistance.own'))
  })

  it('is listed: mine, of a goal, those I help in; filters give full pages', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, threadId } = await scene(guild)
    const ids = [threadId]
    for (let n = 0; n < 5; n++) {
      guild.world.advance(1000)
      ids.push((await ask(ana, goalId, `Question ${n}`)).id)
    }
    for (const threadId of ids) {
      guild.world.advance(1000)
      await joinAssistThread(ben, { threadId })
    }
    for (const id of ids.filter((_, n) => n % 2 === 0))
      await closeAssistThread(ana, { threadId: id })
    await leaveAssistThread(ben, { threadId: ids[5] as string })
    await guild.settle()
    const open = [ids[5], ids[3], ids[1]]
    const pages = async (list: (page: object) => Promise<{ items: readonly { id: string }[] }>) => {
      const first = (await list({ limit: 2 })) as { items: { id: string }[]; after?: string }
      const rest = first.after ? await list({ limit: 2, after: first.after }) : { items: [] }
      return [first.items.map(({ id }) => id), rest.items.map(({ id }) => id)]
    }
    const status = 'open' as const
    expect(await pages((page) => myAssistThreads(ana, { status }, page))).toEqual([
      [open[0], open[1]],
      [open[2]],
    ])
    expect(await pages((page) => assistThreads(ben, { goalId, status }, page))).toEqual([
      [open[0], open[1]],
      [open[2]],
    ])
    expect(await pages((page) => helpingThreads(ben, { status }, page))).toEqual([
      [ids[3], ids[1]],
      [],
    ])
    expect((await helpingThreads(ben, {}, {})).items.map(({ id }) => id)).toEqual(
      ids.slice(0, 5).reverse(),
    )
    const roles = (await assistThreads(ben, { goalId }, {})).items.map(({ role }) => role)
    expect(roles).toEqual(['reader', 'helper', 'helper', 'helper', 'helper', 'helper'])
  })

  it('ends at a block, both ways, and comes back without it', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, threadId } = await scene(guild)
    const cem = await guild.person('cem')
    for (const helper of [ben, cem]) {
      await joinAssistThread(helper, { threadId })
      await say(helper, threadId, `I am ${helper === ben ? 'Ben' : 'Cem'}`)
    }
    await blockUser(ana, { userId: idOf(ben) })
    const [asAna, asBen] = [guild.again(ana), guild.again(ben)]
    await expect(say(asBen, threadId, 'Hello?')).rejects.toEqual(refused('assistance.unknown'))
    await expect(assistThread(asBen, { threadId })).rejects.toEqual(refused('assistance.unknown'))
    expect((await helpingThreads(asBen, {}, {})).items).toEqual([])
    expect((await assistHelpers(asAna, { threadId }, {})).items).toHaveLength(1)
    const texts = (await assistMessages(asAna, { threadId }, {})).items.map(({ text }) => text)
    expect(texts).toEqual(['I am Cem'])
    await expect(addHelper(asAna, { threadId, userId: idOf(ben) })).rejects.toEqual(
      refused('assistance.blocked'),
    )
    await unblockUser(asAna, { userId: idOf(ben) })
    await blockUser(asBen, { userId: idOf(ana) })
    await expect(addHelper(asAna, { threadId, userId: idOf(ben) })).rejects.toEqual(
      refused('users.unknown'),
    )
    await unblockUser(asBen, { userId: idOf(ana) })
    await say(guild.again(ben), threadId, 'Back again')
  })

  it.each([
    ['askForHelp(goalId: "GOAL", title: " ", text: "a") { id }', 'title', 'empty'],
    [
      `askForHelp(goalId: "GOAL", title: "${'🎯'.repeat(201)}", text: "a") { id }`,
      'title',
      'at most 200',
    ],
    ['askForHelp(goalId: "GOAL", title: "a", text: "\\u0000") { id }', 'text', 'empty'],
    ['askForHelp(goalId: "a#b", title: "a", text: "a") { id }', 'goalId', 'id'],
    [
      `sendAssistMessage(threadId: "THREAD", text: "${'x'.repeat(4001)}") { id }`,
      'text',
      'at most 4000',
    ],
    ['sendAssistMessage(threadId: "THREAD", text: "\\n") { id }', 'text', 'empty'],
    ['addHelper(threadId: "THREAD", userId: "a#b") { userId }', 'userId', 'letters'],
    ['closeAssistThread(threadId: "x#y") { id }', 'threadId', 'id'],
  ])('refuses %s', async (call, field, rule) => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, threadId } = await scene(guild)
    const before = (await guild.items()).length
    const document = call.replace('GOAL', goalId).replace('THREAD', threadId)
    const { errors } = await guild.ask(ana, `mutation { ${document} }`)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
    expect(errors?.[0]?.message).toContain(rule)
    expect(await guild.items()).toHaveLength(before)
  })
})
