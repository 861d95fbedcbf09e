import { derivedId } from '@longtable/entity'
import { joinAssistThread } from './assistance/join-assist-thread.ts'
import { sendAssistMessage, SendAssistMessageInput } from './assistance/send-assist-message.ts'
import { openDirectRoom } from './chat/open-direct-room.ts'
import { sendMessage, SendMessageInput } from './chat/send-message.ts'
import { acceptInvite } from './collaboration/accept-invite.ts'
import { addComment, AddCommentInput } from './collaboration/comments/add-comment.ts'
import { addReaction, ReactionInput } from './collaboration/comments/add-reaction.ts'
import { inviteCollaborator } from './collaboration/invite-collaborator.ts'
import { InviteCollaboratorInput } from './collaboration/invite-fields.ts'
import { type GuildContext, signedIn } from './context.ts'
import { createGoal, CreateGoalInput } from './goals/create-goal.ts'
import { joinGroup } from './groups/join-group.ts'
import { registerUser, RegisterUserInput } from './users/register-user.ts'

/** What the demo person has made before. */
export interface DemoScene {
  readonly groupId: string
  readonly goalId: string
  readonly commentId: string
  readonly threadId: string
}

/** The same person for every worker that starts at this moment; nobody can sign in as her. */
const friendOf = (context: GuildContext): GuildContext => {
  const userId = derivedId(0, `demo-friend ${signedIn(context).userId}`)
  return { ...context, viewer: { userId, email: 'mira@longtable.example' } }
}

/** Works along with the demo person: in their group, on their goal, in their thread. */
async function workAlong(demo: GuildContext, mira: GuildContext, scene: DemoScene): Promise<void> {
  const { groupId, goalId, commentId, threadId } = scene
  const goal = { resourceType: 'goal' as const, resourceId: goalId }
  await joinGroup(mira, { groupId }, 'demo-mira-group')
  const asked = { ...goal, nickname: 'mira', message: 'You know the hills 🏔️' }
  const invite = InviteCollaboratorInput.parse(asked)
  const { id: inviteId } = await inviteCollaborator(demo, invite, 'demo-invite-mira')
  await acceptInvite(mira, { ...goal, inviteId }, 'demo-mira-accept')
  const reply = { ...goal, parentId: commentId, text: 'Bravo @demo! Next week the bridge?' }
  await addComment(mira, AddCommentInput.parse(reply), 'demo-mira-comment')
  const cheer = ReactionInput.parse({ commentId, emoji: '👏🏾' })
  await addReaction(mira, cheer, 'demo-mira-reaction')
  await joinAssistThread(mira, { threadId }, 'demo-mira-helps')
  const advice = SendAssistMessageInput.parse({ threadId, text: 'Out on every third step.' })
  await sendAssistMessage(mira, advice, 'demo-mira-advice')
}

/** Waits for the demo person's answers: an invite, and a message of somebody they do not follow. */
async function askSomething(demo: GuildContext, mira: GuildContext): Promise<void> {
  const { userId } = signedIn(demo)
  const books = CreateGoalInput.parse({ title: 'Read twelve books 📚', visibility: 'public' })
  const { id: resourceId } = await createGoal(mira, books, 'demo-mira-goal')
  const asked = { resourceType: 'goal', resourceId, userId, role: 'viewer' }
  await inviteCollaborator(mira, InviteCollaboratorInput.parse(asked), 'demo-mira-invite')
  const { id: roomId } = await openDirectRoom(mira, { userId }, 'demo-mira-room')
  const hello = SendMessageInput.parse({ roomId, text: 'Do you read on the train, too?' })
  await sendMessage(mira, hello, 'demo-mira-message')
}

/** Somebody else, so that the demo person has company, news and something to answer. */
export async function demoFriend(demo: GuildContext, scene: DemoScene): Promise<void> {
  const mira = friendOf(demo)
  const profile = { nickname: 'mira', fullName: 'Mira Demo', tags: ['running'] }
  await registerUser(mira, RegisterUserInput.parse(profile), 'demo-mira-register')
  await workAlong(demo, mira, scene)
  await askSomething(demo, mira)
}
