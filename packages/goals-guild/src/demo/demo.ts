import type { GuildContext } from '../context.ts'
import { profileById } from '../users/user.patterns.ts'
import { type DemoScene, playFriend } from './friend.ts'
import { playNeighbours } from './neighbours.ts'
import { newcomer, type Player, playerOf, type Stage } from './player.ts'

async function runInGroup(demo: Player) {
  const club = { name: 'Morning runners', tags: ['running'], withRoom: true }
  const { id: groupId, roomId } = await demo.does('createGroup', club)
  await demo.does('sendMessage', { roomId, text: 'Who runs tomorrow at seven? 🌅' })
  const goal = await demo.does('createGoal', {
    title: 'Run 10 km in spring 🏃🏽‍♀️',
    description: 'Three times a week.',
    tags: ['running'],
    visibility: 'public',
    groupId,
  })
  await demo.does('postActivity', {
    text: 'Hello! I have begun to run 🏃🏽‍♀️',
    tags: ['running'],
  })
  await demo.does('postActivity', { text: 'Seven o’clock at the bridge', groupId })
  return { groupId, goalId: goal.id }
}

async function getReady(demo: Player, goalId: string): Promise<void> {
  const { id: taskId } = await demo.does('createTask', { goalId, title: 'Buy shoes' })
  await demo.does('createTask', { goalId, title: '5 km without a break' })
  await demo.does('createMilestone', { goalId, name: 'Half way', percentage: 50 })
  const quest = { title: 'Get ready', kind: 'linked', difficulty: 'easy', linkedTaskIds: [taskId] }
  await demo.does('createQuest', quest)
}

async function askAround(demo: Player, goalId: string) {
  const on = { resourceType: 'goal', resourceId: goalId }
  await demo.does('updateNotificationPreferences', { emailOnComment: true })
  const help = { title: 'Side stitches', text: 'How do you breathe on the last 2 km?' }
  const thread = await demo.does('askForHelp', { goalId, ...help })
  const friend = { email: 'friend@example.com', message: 'Run with me?' }
  await demo.does('inviteCollaborator', { ...on, ...friend })
  const comment = await demo.does('addComment', { ...on, text: 'First week done! 🎉' })
  await demo.does('addReaction', { commentId: comment.id, emoji: '💪🏽' })
  return { threadId: thread.id, commentId: comment.id }
}

/** The demo person's first steps, through the same mutations as everybody's; once. */
export async function guildDemo(context: GuildContext, stage: Stage): Promise<void> {
  if (!context.viewer || (await profileById(context, { id: context.viewer.userId }))) return
  const demo = playerOf(context, stage)
  const profile = { nickname: 'demo', fullName: 'Demo Person', tags: ['longtable'] }
  await demo.does('registerUser', profile)
  const work = await runInGroup(demo)
  await getReady(demo, work.goalId)
  const scene: DemoScene = { ...work, ...(await askAround(demo, work.goalId)) }

  const person = (wanted: Parameters<typeof newcomer>[2]) => newcomer(context, stage, wanted)
  const mira = await person({ nickname: 'mira', fullName: 'Mira Demo', tags: ['running'] })
  await playFriend(demo, mira, scene)
  const operator = { ...context, viewer: undefined }
  await stage.setAdmin(operator, mira.userId, true)
  const jun = await person({ nickname: 'jun', fullName: '田中 順', tags: ['hiking'] })
  const amina = await person({ nickname: 'amina', fullName: 'Amina Yusuf أمينة' })
  const otto = await person({ nickname: 'otto', fullName: 'Otto’s Shoes' })
  await playNeighbours({ demo, mira, jun, amina, otto })
}
