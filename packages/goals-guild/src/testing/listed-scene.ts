import { put } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { XpEntry, XpTotal } from '../quests/xp.entity.ts'
import { documentOf } from './generated-documents.ts'
import { type GuildWorld, idOf } from './guild-world.ts'
import { join } from './work.ts'

const TAGS = { tags: ['running'] }
const LATER_MS = 60_000

export interface ListedScene {
  /** Who reads the lists. */
  readonly ana: GuildContext
  /** Whatever a list is asked for by; nothing else that is in a list has one of these ids. */
  readonly given: Readonly<Record<string, string>>
}

type Doing = (who: GuildContext, name: string, given?: object) => Promise<string>
type People = Readonly<Record<'ana' | 'ben' | 'cem' | 'fay' | 'gil', GuildContext>>

async function makeWork(run: Doing, { ana, ben, cem }: People, groupId: string) {
  const goal = (who: GuildContext) =>
    run(who, 'createGoal', { title: 'Run', visibility: 'public', ...TAGS })
  const goalId = await run(ana, 'createGoal', {
    title: 'Run',
    visibility: 'public',
    groupId,
    ...TAGS,
  })
  await run(ana, 'createGoal', { title: 'Walk', visibility: 'public', groupId, ...TAGS })
  const theirs = [await goal(ben), await goal(cem)]
  for (const title of ['Shoes', 'Socks']) {
    const dueAt = '2026-03-01T10:00:00.000Z'
    const taskId = await run(ana, 'createTask', { goalId, title, dueAt })
    await run(ana, 'createMilestone', { goalId, name: title, percentage: 50 })
    const linked = { kind: 'linked', linkedGoalIds: [goalId], linkedTaskIds: [taskId] }
    await run(ana, 'createQuest', { title, difficulty: 'easy', ...linked })
  }
  const on = { resourceType: 'goal', resourceId: goalId } as const
  for (const [place, who] of [ben, cem].entries()) {
    await join(who, { ...on, role: 'collaborator' })
    const resourceId = theirs[place] as string
    await join(ana, { resourceType: 'goal', resourceId, role: 'collaborator' })
    const other = await goal(who)
    const asked = { resourceType: 'goal', resourceId: other, userId: idOf(ana) }
    await run(who, 'inviteCollaborator', asked)
  }
  return { goalId, on, theirs }
}

async function makeTalk(
  run: Doing,
  { ana, ben, cem, fay, gil }: People,
  { on, goalId, theirs }: Awaited<ReturnType<typeof makeWork>>,
) {
  const commentId = await run(ben, 'addComment', { ...on, text: 'First' })
  await run(cem, 'addComment', { ...on, text: 'Second' })
  for (const who of [ben, cem]) {
    await run(who, 'addComment', { ...on, text: 'Reply', parentId: commentId })
    await run(who, 'addReaction', { commentId, emoji: '👍' })
  }
  for (const text of ['Once', 'Twice']) await run(ben, 'editComment', { commentId, text })
  for (const who of [fay, gil]) {
    await run(ana, 'inviteCollaborator', { ...on, userId: idOf(who) })
    const roomId = await run(who, 'openDirectRoom', { userId: idOf(ana) })
    await run(who, 'sendMessage', { roomId, text: 'Hello' })
  }
  const threadId = await run(ana, 'askForHelp', { goalId, title: 'Help', text: 'How?' })
  await run(ana, 'askForHelp', { goalId, title: 'More help', text: 'Why?' })
  let roomId = ''
  for (const [place, who] of [ben, cem].entries()) {
    await run(who, 'joinAssistThread', { threadId })
    await run(who, 'sendAssistMessage', { threadId, text: 'So' })
    const asked = { goalId: theirs[place], title: 'Help', text: 'How?' }
    await run(ana, 'joinAssistThread', { threadId: await run(who, 'askForHelp', asked) })
    roomId = await run(ana, 'openDirectRoom', { userId: idOf(who) })
    for (const text of ['Hi', 'Ho']) await run(ana, 'sendMessage', { roomId, text })
    await run(who, 'postActivity', { text: 'News', visibility: 'public' })
  }
  for (const text of ['My', 'own']) await run(ana, 'postActivity', { text, visibility: 'public' })
  return { commentId, threadId, roomId }
}

async function makeGroups(run: Doing, { ana, ben, cem, fay, gil }: People, guild: GuildWorld) {
  const groupId = await run(ana, 'createGroup', { name: 'Runners', access: 'approval', ...TAGS })
  await run(ana, 'createGroup', { name: 'Walkers', ...TAGS })
  for (const who of [ben, cem]) {
    await run(who, 'joinGroup', { groupId })
    await run(ana, 'approveJoinRequest', { groupId, userId: idOf(who) })
    const theirs = await run(who, 'createGroup', { name: 'Theirs', access: 'approval' })
    await run(ana, 'joinGroup', { groupId: theirs })
    const closed = await run(who, 'createGroup', { name: 'Closed', access: 'invite' })
    await run(who, 'inviteToGroup', { groupId: closed, userId: idOf(ana) })
    await run(who, 'postActivity', { text: 'To all', groupId })
  }
  for (const who of [fay, gil]) await run(who, 'joinGroup', { groupId })
  for (const name of ['hal', 'ida'])
    await run(ana, 'inviteToGroup', { groupId, userId: idOf(await guild.person(name)) })
  return groupId
}

/** At least two of everything that can be in a list of Ana's, by two different people. */
export async function listedScene(guild: GuildWorld): Promise<ListedScene> {
  const run: Doing = async (who, name, given = {}) => {
    guild.world.advance(LATER_MS)
    const document = documentOf('Mutation', { name, given, depth: 0 })
    const { data, errors } = await guild.ask(who, document, given)
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return String(data[name].id ?? '')
  }
  const person = (name: string) => guild.person(name, TAGS)
  const people = {
    ana: await person('ana'),
    ben: await person('ben'),
    cem: await person('cem'),
    fay: await person('fay'),
    gil: await person('gil'),
  }
  const { ana, ben, cem } = people
  for (const who of [ben, cem]) {
    await run(ana, 'followUser', { followeeId: idOf(who) })
    await run(who, 'followUser', { followeeId: idOf(ana) })
  }
  for (const name of ['joe', 'kim'])
    await run(ana, 'blockUser', { userId: idOf(await guild.person(name)) })
  const groupId = await makeGroups(run, people, guild)
  const work = await makeWork(run, people, groupId)
  const talk = await makeTalk(run, people, work)
  const root = await guild.admin('root')
  await run(root, 'setUserRoles', { userId: idOf(ana), roles: ['partner'] })
  const companyId = 'acme'
  for (const title of ['Shoes', 'Socks'])
    await run(guild.again(ana), 'createOffer', { companyId, title, ...TAGS })
  for (const [place, who] of [ana, ben, cem].entries()) {
    const { id, at: createdAt } = guild.world.stamp()
    const userId = idOf(who)
    const total = { userId, xp: 100 + place, level: 2, shard: place, updatedAt: createdAt }
    await guild.deps.store.write([
      put(XpTotal, total),
      put(XpEntry, { id, userId: idOf(ana), xp: 10, createdAt }),
    ])
  }
  await guild.settle()
  const { goalId, on } = work
  const given = { ...on, ...talk, goalId, groupId, companyId, tag: 'running', userId: idOf(ana) }
  return { ana: guild.again(ana), given }
}
