import { put } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { LEADERBOARD_SHARDS, XpEntry, XpTotal } from '../quests/xp.entity.ts'
import { documentOf } from './generated-documents.ts'
import { type GuildWorld, idOf } from './guild-world.ts'
import { join } from './work.ts'

const TAGS = { tags: ['running'] }
const LATER_MS = 60_000

/** Queries for admins alone. */
export const BY_ADMIN = ['promotion', 'reports', 'auditLog', 'auditChain', 'deadLetters']

export interface ListedScene {
  /** Who reads the lists. */
  readonly ana: GuildContext
  /** Who reads what is for admins. */
  readonly root: GuildContext
  /** Whatever a list is asked for by; nothing else that is in a list has one of these ids. */
  readonly given: Readonly<Record<string, string>>
}

type Doing = (who: GuildContext, name: string, given?: object) => Promise<string>

/** Ana, and as many of each kind as every list has entries. */
interface People {
  readonly ana: GuildContext
  readonly friends: readonly GuildContext[]
  readonly strangers: readonly GuildContext[]
  readonly count: number
}

const named = (word: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${word}${place + 1}`)

async function makeWork(run: Doing, { ana, friends, count }: People, groupId: string) {
  const goal = (who: GuildContext) =>
    run(who, 'createGoal', { title: 'Run', visibility: 'public', ...TAGS })
  const goalId = await run(ana, 'createGoal', {
    title: 'Run',
    visibility: 'public',
    groupId,
    ...TAGS,
  })
  for (const title of named('Walk', count - 1))
    await run(ana, 'createGoal', { title, visibility: 'public', groupId, ...TAGS })
  const theirs: string[] = []
  for (const who of friends) theirs.push(await goal(who))
  for (const title of named('Shoes', count)) {
    const dueAt = '2026-03-01T10:00:00.000Z'
    const taskId = await run(ana, 'createTask', { goalId, title, dueAt })
    await run(ana, 'createMilestone', { goalId, name: title, percentage: 50 })
    const linked = { kind: 'linked', linkedGoalIds: [goalId], linkedTaskIds: [taskId] }
    await run(ana, 'createQuest', { title, difficulty: 'easy', ...linked })
  }
  const on = { resourceType: 'goal', resourceId: goalId } as const
  for (const [place, who] of friends.entries()) {
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
  { ana, friends, strangers, count }: People,
  { on, goalId, theirs }: Awaited<ReturnType<typeof makeWork>>,
) {
  const [ben, ...others] = friends as [GuildContext, ...GuildContext[]]
  const commentId = await run(ben, 'addComment', { ...on, text: 'First' })
  for (const who of others) await run(who, 'addComment', { ...on, text: 'Second' })
  for (const who of friends) {
    await run(who, 'addComment', { ...on, text: 'Reply', parentId: commentId })
    await run(who, 'addReaction', { commentId, emoji: '👍' })
  }
  for (const text of named('Edit ', count)) await run(ben, 'editComment', { commentId, text })
  for (const who of strangers) {
    await run(ana, 'inviteCollaborator', { ...on, userId: idOf(who) })
    const roomId = await run(who, 'openDirectRoom', { userId: idOf(ana) })
    await run(who, 'sendMessage', { roomId, text: 'Hello' })
  }
  const threadId = await run(ana, 'askForHelp', { goalId, title: 'Help', text: 'How?' })
  for (const title of named('More help ', count - 1))
    await run(ana, 'askForHelp', { goalId, title, text: 'Why?' })
  let roomId = ''
  for (const [place, who] of friends.entries()) {
    await run(who, 'joinAssistThread', { threadId })
    await run(who, 'sendAssistMessage', { threadId, text: 'So' })
    const asked = { goalId: theirs[place], title: 'Help', text: 'How?' }
    await run(ana, 'joinAssistThread', { threadId: await run(who, 'askForHelp', asked) })
    roomId = await run(ana, 'openDirectRoom', { userId: idOf(who) })
    for (const text of named('Hi ', count)) await run(ana, 'sendMessage', { roomId, text })
    await run(who, 'postActivity', { text: 'News', visibility: 'public' })
  }
  for (const text of named('Mine ', count))
    await run(ana, 'postActivity', { text, visibility: 'public' })
  return { commentId, threadId, roomId }
}

async function makeGroups(run: Doing, people: People, guild: GuildWorld) {
  const { ana, friends, strangers, count } = people
  const groupId = await run(ana, 'createGroup', { name: 'Runners', access: 'approval', ...TAGS })
  for (const name of named('Walkers ', count - 1)) await run(ana, 'createGroup', { name, ...TAGS })
  for (const who of friends) {
    await run(who, 'joinGroup', { groupId })
    await run(ana, 'approveJoinRequest', { groupId, userId: idOf(who) })
    const theirs = await run(who, 'createGroup', { name: 'Theirs', access: 'approval' })
    await run(ana, 'joinGroup', { groupId: theirs })
    const closed = await run(who, 'createGroup', { name: 'Closed', access: 'invite' })
    await run(who, 'inviteToGroup', { groupId: closed, userId: idOf(ana) })
    await run(who, 'postActivity', { text: 'To all', groupId })
  }
  for (const who of strangers) await run(who, 'joinGroup', { groupId })
  for (const name of named('hal', count))
    await run(ana, 'inviteToGroup', { groupId, userId: idOf(await guild.person(name)) })
  return groupId
}

/** At least so many of everything that can be in a list of Ana's, by as many different people. */
export async function listedScene(guild: GuildWorld, count = 2): Promise<ListedScene> {
  const run: Doing = async (who, name, given = {}) => {
    guild.world.advance(LATER_MS)
    const document = documentOf('Mutation', { name, given, depth: 0 })
    const { data, errors } = await guild.ask(who, document, given)
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    return String(data[name].id ?? '')
  }
  const person = (name: string) => guild.person(name, TAGS)
  const all = async (word: string) => {
    const made: GuildContext[] = []
    for (const name of named(word, count)) made.push(await person(name))
    return made
  }
  const ana = await person('ana')
  const people = { ana, friends: await all('ben'), strangers: await all('fay'), count }
  for (const who of people.friends) {
    await run(ana, 'followUser', { followeeId: idOf(who) })
    await run(who, 'followUser', { followeeId: idOf(ana) })
  }
  for (const name of named('joe', count))
    await run(ana, 'blockUser', { userId: idOf(await guild.person(name)) })
  const groupId = await makeGroups(run, people, guild)
  const work = await makeWork(run, people, groupId)
  const talk = await makeTalk(run, people, work)
  const root = await guild.admin('root')
  await run(root, 'setUserRoles', { userId: idOf(ana), roles: ['partner'] })
  for (const who of people.friends)
    await run(ana, 'reportContent', {
      reportedType: 'user',
      reportedId: idOf(who),
      reason: 'Look',
    })
  const companyId = 'acme'
  for (const title of named('Shoes', count))
    await run(guild.again(ana), 'createOffer', { companyId, title, ...TAGS })
  for (const [place, who] of [ana, ...people.friends].entries()) {
    const { id, at: createdAt } = guild.world.stamp()
    const userId = idOf(who)
    const total = {
      userId,
      xp: 100 + place,
      level: 2,
      shard: place % LEADERBOARD_SHARDS,
      updatedAt: createdAt,
    }
    await guild.deps.store.write([
      put(XpTotal, total),
      put(XpEntry, { id, userId: idOf(ana), xp: 10, createdAt }),
    ])
  }
  await guild.settle()
  const { goalId, on } = work
  const friendId = idOf(people.friends[0] as GuildContext)
  const asked = { goalId, groupId, companyId, tag: 'running', userId: idOf(ana), friendId }
  const given = { ...on, ...talk, ...asked }
  return { ana: guild.again(ana), root: guild.again(root), given }
}
