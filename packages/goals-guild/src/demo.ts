import { askForHelp, AskForHelpInput } from './assistance/ask-for-help.ts'
import { addComment, AddCommentInput } from './collaboration/comments/add-comment.ts'
import { addReaction, ReactionInput } from './collaboration/comments/add-reaction.ts'
import { sendMessage, SendMessageInput } from './chat/send-message.ts'
import { inviteCollaborator } from './collaboration/invite-collaborator.ts'
import { InviteCollaboratorInput } from './collaboration/invite-fields.ts'
import type { GuildContext } from './context.ts'
import { postActivity, PostActivityInput } from './feed/post-activity.ts'
import { demoFriend } from './demo-friend.ts'
import { createGoal, CreateGoalInput } from './goals/create-goal.ts'
import { createMilestone, CreateMilestoneInput } from './goals/create-milestone.ts'
import { createTask, CreateTaskInput } from './goals/create-task.ts'
import { createGroup, CreateGroupInput } from './groups/create-group.ts'
import {
  updateNotificationPreferences,
  UpdateNotificationPreferencesInput,
} from './notifications/update-notification-preferences.ts'
import { createQuest, CreateQuestInput } from './quests/create-quest.ts'
import { profileById } from './users/user.patterns.ts'
import { registerUser, RegisterUserInput } from './users/register-user.ts'

/** The demo person's first steps, through the same mutations as everybody's; once. */
export async function guildDemo(context: GuildContext): Promise<void> {
  if (!context.viewer || (await profileById(context, { id: context.viewer.userId }))) return
  const person = { nickname: 'demo', fullName: 'Demo Person', tags: ['longtable'] }
  await registerUser(context, RegisterUserInput.parse(person), 'demo-register')
  const running = {
    title: 'Run 10 km in spring 🏃🏽‍♀️',
    description: 'Three times a week.',
    tags: ['running'],
    visibility: 'public',
  }
  const club = { name: 'Morning runners', tags: ['running'], withRoom: true }
  const group = await createGroup(context, CreateGroupInput.parse(club), 'demo-group-runners')
  const hello = { roomId: group.roomId, text: 'Who runs tomorrow at seven? 🌅' }
  await sendMessage(context, SendMessageInput.parse(hello), 'demo-message')
  const goal = CreateGoalInput.parse({ ...running, groupId: group.id })
  const { id: goalId } = await createGoal(context, goal, 'demo-goal-run')
  const first = PostActivityInput.parse({
    text: 'Hello! I have begun to run 🏃🏽‍♀️',
    tags: ['running'],
  })
  await postActivity(context, first, 'demo-post')
  const seven = PostActivityInput.parse({ text: 'Seven o’clock at the bridge', groupId: group.id })
  await postActivity(context, seven, 'demo-group-post')
  const shoes = { goalId, title: 'Buy shoes' }
  const task = await createTask(context, CreateTaskInput.parse(shoes), 'demo-task-shoes')
  const five = { goalId, title: '5 km without a break' }
  await createTask(context, CreateTaskInput.parse(five), 'demo-task-five')
  const half = { goalId, name: 'Half way', percentage: 50 }
  await createMilestone(context, CreateMilestoneInput.parse(half), 'demo-milestone-half')
  const quest = { title: 'Get ready', kind: 'linked', difficulty: 'easy', linkedTaskIds: [task.id] }
  await createQuest(context, CreateQuestInput.parse(quest), 'demo-quest-ready')
  const mails = UpdateNotificationPreferencesInput.parse({ emailOnComment: true })
  await updateNotificationPreferences(context, mails, 'demo-preferences')
  const help = { goalId, title: 'Side stitches', text: 'How do you breathe on the last 2 km?' }
  const thread = await askForHelp(context, AskForHelpInput.parse(help), 'demo-help')
  const friend = { resourceType: 'goal', resourceId: goalId, email: 'friend@example.com' }
  const invite = InviteCollaboratorInput.parse({ ...friend, message: 'Run with me?' })
  await inviteCollaborator(context, invite, 'demo-invite-friend')
  const note = { resourceType: 'goal', resourceId: goalId, text: 'First week done! 🎉' }
  const { id: commentId } = await addComment(context, AddCommentInput.parse(note), 'demo-comment')
  const cheer = ReactionInput.parse({ commentId, emoji: '💪🏽' })
  await addReaction(context, cheer, 'demo-reaction')
  await demoFriend(context, { groupId: group.id, goalId, commentId, threadId: thread.id })
}
