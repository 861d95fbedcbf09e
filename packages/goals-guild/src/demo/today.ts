import type { DemoGroups } from './groups.ts'
import type { PlayedGoal } from './play-goal.ts'
import type { Story } from './story.ts'

/** What was there before this day. */
export interface Before {
  readonly groups: DemoGroups
  readonly rooms: Readonly<Record<string, string>>
  readonly race: PlayedGoal
  readonly mornings: PlayedGoal
  readonly violin: PlayedGoal
  readonly sourdough: PlayedGoal
}

/** Yesterday evening Robin read everything: what is unread is of today. */
export async function readEverything(story: Story, { groups, rooms }: Before): Promise<void> {
  const thread = story.thread('evening')
  thread.on(1, '22:30')
  await thread.does('demo', 'markAllNotificationsRead', {})
  const seen = [groups.runners.roomId, groups.readers.roomId, ...Object.values(rooms)]
  for (const roomId of seen.filter((id) => id !== rooms['bread']))
    await thread.does('demo', 'markRoomRead', { roomId })
}

/** What waits for Robin: a word, an invitation to answer, a question of a stranger. */
async function waitForRobin(story: Story, before: Before): Promise<void> {
  const { groups, rooms, race, violin, sourdough } = before
  const userId = story.idOf('demo')
  const thread = story.thread('today')
  thread.ago(9 * 60)
  await thread.does('lena', 'sendMessage', {
    roomId: groups.runners.roomId,
    text: 'Seven at the bridge, I bring the thermos ☕️',
  })
  await thread.does('kofi', 'sendMessage', {
    roomId: groups.runners.roomId,
    text: 'I will be the one walking.',
  })
  thread.ago(6 * 60)
  await thread.does('grete', 'reportContent', {
    reportedType: 'user',
    reportedId: story.idOf('mateusz'),
    reason: 'Somebody seems to write in his name: three of us got the same question for money.',
  })
  thread.ago(5 * 60)
  await thread.does('priya', 'inviteCollaborator', {
    resourceType: 'goal',
    resourceId: violin.goalId,
    userId,
    role: 'viewer',
    message: 'You listened to the squeaks. Come and listen to the song?',
  })
  thread.ago(3 * 60)
  await thread.does('juergen', 'inviteCollaborator', {
    resourceType: 'goal',
    resourceId: sourdough.goalId,
    userId,
    role: 'collaborator',
    message: 'Brotbacktag! Lena hat gesagt, du isst gern. Das qualifiziert.',
  })
  const { id: asked } = await thread.does('mateusz', 'openDirectRoom', { userId })
  await thread.does('mateusz', 'sendMessage', {
    roomId: asked,
    text: 'Hi Robin! Noor says your running group takes beginners. Does “I can run for a bus” count?',
  })
  thread.ago(70)
  const { id: commentId } = await thread.does('noor', 'addComment', {
    resourceType: 'goal',
    resourceId: race.goalId,
    text: 'Tempo today: two kilometres easy, four at “comfortably hard”, then six stripes. @demo tell me how the knee feels after.',
  })
  thread.ago(68)
  await thread.does('noor', 'editComment', {
    commentId,
    text: 'Tempo today: two kilometres easy, four at “comfortably hard”, then six strides. @demo tell me how the knee feels after.',
  })
  thread.ago(25)
  await thread.does('noor', 'sendMessage', {
    roomId: rooms['knee'],
    text: 'Good. Tempo tonight is fine then, but flat, please. And send me a photo of your soles: I want to see where they wear.',
  })
  thread.ago(12)
  await thread.does('priya', 'followUser', { followeeId: userId })
}

/** The others go on as well. */
async function goOn(story: Story, { groups, race, mornings }: Before): Promise<void> {
  const thread = story.thread('others-today')
  thread.ago(8 * 60)
  await thread.does('grete', 'postActivity', {
    text: 'Flat sea, pink sky, one very confused gull. Good morning, everybody.',
    tags: ['swimming'],
    visibility: 'public',
  })
  thread.ago(6 * 60)
  await thread.does('amina', 'inviteToGroup', {
    groupId: groups.garden.groupId,
    userId: story.idOf('demo'),
  })
  await thread.does('mateusz', 'joinGroup', { groupId: groups.garden.groupId })
  await thread.does('demo', 'inviteCollaborator', {
    resourceType: 'goal',
    resourceId: race.goalId,
    email: 'friend@example.com',
    message: 'There is room for one more at the bridge.',
  })
  thread.ago(4 * 60)
  await thread.does('kofi', 'postActivity', {
    text: 'Next: Angola. A woman bricks herself into her flat on the eve of independence. I am eleven pages in and late for everything.',
    tags: ['reading'],
    visibility: 'public',
  })
  thread.ago(95)
  await thread.does('demo', 'completeTask', {
    taskId: mornings.taskId('Write three lines in the notebook'),
  })
  thread.ago(40)
  await thread.does('tomas', 'postActivity', {
    text: 'Tomorrow a pupil of mine will order for both of us. I have practised looking calm.',
    tags: ['portuguese'],
    visibility: 'public',
  })
}

export async function playToday(story: Story, before: Before): Promise<void> {
  await Promise.all([waitForRobin(story, before), goOn(story, before)])
}
