import { hostileTexts } from './hostile.ts'
import type { Somebody, Stage } from './stage.ts'

/** Lengths that the fields of people's texts have. */
const [WORD, NAME, TITLE, LINES] = [40, 100, 200, 2000]

interface Made {
  readonly id: string
}

export interface Crowd {
  readonly ana: Somebody
  readonly ben: Somebody
  readonly goalId: string
  readonly questId: string
  readonly activityId: string
  readonly threadId: string
  readonly roomId: string
  readonly groupId: string
  /** Of the group. */
  readonly groupRoomId: string
  readonly offerId: string
}

const upTo = (charactersMax: number): string => hostileTexts(charactersMax)[0] ?? ''

const line = upTo(LINES)
const [title = '', ...titles] = hostileTexts(TITLE)
const name = upTo(NAME)
const tags = hostileTexts(WORD)
  .filter((tag) => !tag.includes('#'))
  .slice(0, 9)

/** One mutation, whose variables are all text or ids. */
async function made(who: Somebody, act: string, given: Readonly<Record<string, unknown>>) {
  const types = Object.entries(given).map(([key, value]) =>
    key.endsWith('Id')
      ? `$${key}: ID!`
      : Array.isArray(value)
        ? `$${key}: [String!]`
        : `$${key}: String!`,
  )
  const answer = await who.ask<Record<string, Made>>(
    `mutation (${types.join(', ')}) { ${act} }`,
    given,
  )
  return Object.values(answer)[0]?.id ?? ''
}

/** A goal of hers with everything that can be on one. */
async function makeGoal(ana: Somebody, ben: Somebody) {
  const goalId = await made(
    ana,
    'createGoal(title: $title, description: $line, tags: $tags, visibility: public, nlpPlan: { positive: $line2 }) { id }',
    { title, line, line2: upTo(1000), tags },
  )
  const on = { goalId }
  const invite = await made(
    ana,
    'inviteCollaborator(resourceType: goal, resourceId: $goalId, userId: $userId, message: $text) { id }',
    { ...on, userId: ben.id, text: upTo(500) },
  )
  await made(
    ben,
    'acceptInvite(resourceType: goal, resourceId: $goalId, inviteId: $inviteId) { id }',
    {
      ...on,
      inviteId: invite,
    },
  )
  const dueAt = new Date().toISOString()
  for (const text of [title, ...titles])
    await made(
      ana,
      'createTask(goalId: $goalId, title: $text, note: $line, dueAt: $dueAt) { id }',
      {
        ...on,
        text,
        line,
        dueAt,
      },
    )
  await made(ana, 'createMilestone(goalId: $goalId, name: $name, percentage: 50) { id }', {
    ...on,
    name,
  })
  const comment = 'addComment(resourceType: goal, resourceId: $goalId, text: $line) { id }'
  const commentId = await made(ana, comment, { ...on, line })
  await made(ben, comment, { ...on, line })
  await made(ana, 'editComment(commentId: $commentId, text: $line) { id }', {
    commentId,
    line: upTo(LINES / 2),
  })
  await ben.ask(`mutation { addReaction(commentId: "${commentId}", emoji: "🔥") { emoji } }`)
  const questId = await made(
    ana,
    'createQuest(title: $title, description: $line, kind: linked, difficulty: easy, linkedGoalIds: [$goalId]) { id }',
    { ...on, title, line },
  )
  const threadId = await made(
    ana,
    'askForHelp(goalId: $goalId, title: $title, text: $line) { id }',
    {
      ...on,
      title,
      line,
    },
  )
  await made(ben, 'joinAssistThread(threadId: $threadId) { id }', { threadId })
  await made(ben, 'sendAssistMessage(threadId: $threadId, text: $line) { id }', { threadId, line })
  return { goalId, questId, threadId }
}

/** A group that both are in, and a room for the two of them. */
async function makeTogether(ana: Somebody, ben: Somebody) {
  const groupId = await made(
    ana,
    'createGroup(name: $name, description: $line, tags: $tags, withRoom: true) { id }',
    { name, line, tags: ['running', ...tags] },
  )
  await ben.ask(`mutation { joinGroup(groupId: "${groupId}") { state } }`)
  await made(ben, 'postActivity(text: $line, groupId: $groupId) { id }', { line, groupId })
  const { openDirectRoom } = await ben.ask<{ openDirectRoom: Made }>(
    `mutation { openDirectRoom(userId: "${ana.id}") { id } }`,
  )
  const roomId = openDirectRoom.id
  await made(ben, 'sendMessage(roomId: $roomId, text: $line) { id }', { roomId, line })
  await made(ana, 'sendMessage(roomId: $roomId, text: $line) { id }', { roomId, line })
  const { group } = await ana.ask<{ group: { roomId: string } }>(
    `{ group(groupId: "${groupId}") { roomId } }`,
  )
  return { groupId, groupRoomId: group.roomId, roomId }
}

/** Of his, that she is asked to and told of. */
async function makeHis(ana: Somebody, ben: Somebody): Promise<void> {
  const goalId = await made(ben, 'createGoal(title: $title, visibility: public) { id }', { title })
  await made(
    ben,
    'inviteCollaborator(resourceType: goal, resourceId: $goalId, userId: $userId, message: $text) { id }',
    { goalId, userId: ana.id, text: upTo(500) },
  )
}

/** Ana, who may do everything, and Ben, who is with her in everything; all of their texts are hostile. */
export async function makeCrowd(stage: Stage): Promise<Crowd> {
  const ana = await stage.somebody('ana', 'Ana García')
  const ben = await stage.somebody('ben', name)
  const warden = await stage.somebody('warden', 'Wanda Warden')
  await stage.promote(warden.email)
  await warden.ask(`mutation { setUserRoles(userId: "${ana.id}", roles: [admin, partner]) { id } }`)
  for (const who of [ana, ben])
    await made(who, 'updateProfile(bio: $bio, pronouns: $word, tags: $tags) { id }', {
      bio: upTo(500),
      word: tags[0] ?? '',
      tags,
    })
  await ana.ask(`mutation { followUser(followeeId: "${ben.id}") { followeeId } }`)
  await ben.ask(`mutation { followUser(followeeId: "${ana.id}") { followeeId } }`)
  const activityId = await made(ana, 'postActivity(text: $line) { id }', { line })
  await made(ben, 'postActivity(text: $line, tags: $tags) { id }', { line, tags })
  await made(
    ben,
    'addComment(resourceType: activity, resourceId: $activityId, text: $line) { id }',
    {
      activityId,
      line,
    },
  )
  await made(
    ben,
    'reportContent(reportedType: activity, reportedId: $activityId, reason: $text) { reportedId }',
    { activityId, text: upTo(1000) },
  )
  const goal = await makeGoal(ana, ben)
  const together = await makeTogether(ana, ben)
  await makeHis(ana, ben)
  const offerId = await made(
    ana,
    'createOffer(companyId: $companyId, title: $title, description: $line, tags: $tags) { id }',
    { companyId: 'acme', title, line, tags: ['running', ...tags] },
  )
  return { ana, ben, activityId, offerId, ...goal, ...together }
}
