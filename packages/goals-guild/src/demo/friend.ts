import type { Player } from './player.ts'

/** What the demo person has made before. */
export interface DemoScene {
  readonly groupId: string
  readonly goalId: string
  readonly commentId: string
  readonly threadId: string
}

/** Works along with the demo person: in their group, on their goal, in their thread. */
async function workAlong(demo: Player, mira: Player, scene: DemoScene): Promise<void> {
  const { groupId, goalId, commentId, threadId } = scene
  const on = { resourceType: 'goal', resourceId: goalId }
  await mira.does('joinGroup', { groupId })
  const asked = { nickname: 'mira', message: 'You know the hills 🏔️' }
  const { id: inviteId } = await demo.does('inviteCollaborator', { ...on, ...asked })
  await mira.does('acceptInvite', { ...on, inviteId })
  const reply = { parentId: commentId, text: 'Bravo @demo! Some day <b>42 kn</b>?' }
  const said = await mira.does('addComment', { ...on, ...reply })
  // It only looks like markup.
  const mended = 'Bravo @demo! Some day <b>42 km</b>?'
  await mira.does('editComment', { commentId: said.id, text: mended })
  await mira.does('addReaction', { commentId, emoji: '👏🏾' })
  await mira.does('joinAssistThread', { threadId })
  await mira.does('sendAssistMessage', { threadId, text: 'Out on every third step.' })
}

/** Waits for the demo person's answers: an invite, and a message of somebody they do not follow. */
async function askSomething(demo: Player, mira: Player): Promise<void> {
  const { userId } = demo
  const books = { title: 'Read twelve books 📚', visibility: 'public' }
  const { id: resourceId } = await mira.does('createGoal', books)
  await mira.does('inviteCollaborator', {
    resourceType: 'goal',
    resourceId,
    userId,
    role: 'viewer',
  })
  const { id: roomId } = await mira.does('openDirectRoom', { userId })
  await mira.does('sendMessage', { roomId, text: 'Do you read on the train, too?' })
}

/** Somebody else, so that the demo person has company, news and something to answer. */
export async function playFriend(demo: Player, mira: Player, scene: DemoScene): Promise<void> {
  await workAlong(demo, mira, scene)
  await askSomething(demo, mira)
}
