import type { Client } from '../client.ts'
import { GUILD, type Name, type People } from './people.ts'

type Does = (who: Name, field: string, selection?: string) => Promise<string>

/** An argument as GraphQL writes it: an id needs quotes, a list of words of an enum none. */
const ids = (...all: string[]) => JSON.stringify(all)

async function work(does: Does, people: People, groupId: string) {
  const goalId = await does(
    'ana',
    `createGoal(title: "Run", visibility: public, tags: ["running"], groupId: "${groupId}")`,
  )
  const on = `resourceType: goal, resourceId: "${goalId}"`
  const taskId = await does(
    'ana',
    `createTask(goalId: "${goalId}", title: "Shoes", dueAt: "2030-03-01T10:00:00.000Z")`,
  )
  await does('ana', `createTask(goalId: "${goalId}", title: "Socks")`)
  await does('ana', `createMilestone(goalId: "${goalId}", name: "Half", percentage: 50)`)
  await does(
    'ana',
    `createQuest(title: "All", difficulty: easy, kind: linked, linkedTaskIds: ${ids(taskId)})`,
  )
  await does(
    'ana',
    'createQuest(title: "Any", difficulty: easy, kind: quantitative, targetCount: 9, countScope: any, periodSeconds: 864000)',
  )
  await does('ana', `completeTask(taskId: "${taskId}")`)
  const invited = await does('ana', `inviteCollaborator(${on}, userId: "${people.ben.userId}")`)
  await does('ben', `acceptInvite(${on}, inviteId: "${invited}")`)
  await does('ana', `inviteCollaborator(${on}, userId: "${people.cem.userId}", message: "Come")`)
  await does('ana', `inviteCollaborator(${on}, email: "new@example.com")`)
  const commentId = await does('ben', `addComment(${on}, text: "Great, @ana!")`)
  await does('ana', `addComment(${on}, text: "Thanks", parentId: "${commentId}")`)
  await does('ben', `editComment(commentId: "${commentId}", text: "Great!")`)
  await does('ana', `addReaction(commentId: "${commentId}", emoji: "👍")`, 'emoji')
  return goalId
}

async function groups(does: Does, people: People) {
  const groupId = await does(
    'ana',
    'createGroup(name: "Runners", access: approval, tags: ["running"], withRoom: true)',
  )
  for (const who of ['ben', 'cem', 'dua'] as const)
    await does(who, `joinGroup(groupId: "${groupId}")`, 'state')
  await does('ana', `approveJoinRequest(groupId: "${groupId}", userId: "${people.ben.userId}")`, '')
  await does('ana', `inviteToGroup(groupId: "${groupId}", userId: "${people.eva.userId}")`, '')
  await does('ben', `postActivity(groupId: "${groupId}", text: "Hello, all")`)
  return groupId
}

async function chat(does: Does, people: People) {
  await does('ben', `followUser(followeeId: "${people.ana.userId}")`, '')
  const roomId = await does('ana', `openDirectRoom(userId: "${people.ben.userId}")`)
  for (const text of ['Hi', 'Ho'])
    await does('ana', `sendMessage(roomId: "${roomId}", text: "${text}")`)
  await does('ben', `sendMessage(roomId: "${roomId}", text: "Hello")`)
  await does('ben', `markRoomRead(roomId: "${roomId}")`)
  await does('ana', `muteRoom(roomId: "${roomId}", until: "2040-01-01T00:00:00.000Z")`)
  const asked = await does('dua', `openDirectRoom(userId: "${people.ana.userId}")`)
  await does('dua', `sendMessage(roomId: "${asked}", text: "May I?")`)
}

async function help(does: Does, people: People, goalId: string) {
  const threadId = await does('ana', `askForHelp(goalId: "${goalId}", title: "Help", text: "How?")`)
  await does('ben', `joinAssistThread(threadId: "${threadId}")`)
  await does('ben', `sendAssistMessage(threadId: "${threadId}", text: "So")`)
  await does('ana', `setUserRoles(userId: "${people.cem.userId}", roles: [partner])`)
  await does('cem', 'createOffer(companyId: "acme", title: "Shoes", tags: ["running"])')
}

/** Eva is promoted; Cem follows before and Dua after it, so that one feed is filled backwards. */
async function feed(does: Does, people: People) {
  const { userId } = people.eva
  await does('cem', `followUser(followeeId: "${userId}")`, '')
  await does('eva', 'postActivity(text: "Before", visibility: public)')
  await does('ana', `promoteActor(actorId: "${userId}", reason: followers)`, '')
  for (const text of ['First', 'Second']) await does('eva', `postActivity(text: "${text}")`)
  await does('dua', `followUser(followeeId: "${userId}")`, '')
  const seen = await does('eva', 'postActivity(text: "Third")')
  await does('cem', `markFeedSeen(activityId: "${seen}")`, 'seenAt')
  await does('fay', `blockUser(userId: "${people.dua.userId}")`, '')
  await does('ana', `blockUser(userId: "${people.fay.userId}")`, '')
}

/** A little of everything that there is in a table, by the mutations alone. */
export async function tell(client: Client, people: People): Promise<void> {
  const does: Does = async (who, field, selection = 'id') => {
    const name = field.split('(')[0] as string
    const query = `mutation { ${field} { ${selection || '__typename'} } }`
    const { data, errors } = await client.graphql<Record<string, Record<string, string>>>(
      { endpoint: GUILD, query },
      people[who].token,
    )
    if (!data?.[name]) throw new Error(`${field}: ${JSON.stringify(errors)}`)
    return data[name]['id'] ?? ''
  }
  const groupId = await groups(does, people)
  const goalId = await work(does, people, groupId)
  await chat(does, people)
  await help(does, people, goalId)
  await feed(does, people)
}
