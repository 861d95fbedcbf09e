import { idOf } from './guild-world.ts'
import type { Story } from './event-story.ts'

const people: Story = async ({ world, act, root, ben, anaId, benId }) => {
  const gone = await world.person('gone')
  const userId = idOf(gone)
  await act(root, `suspendUser(userId: "${benId}") { id }`)
  await world.process()
  await act(root, `unsuspendUser(userId: "${benId}") { id }`)
  await act(ben, `followUser(followeeId: "${anaId}") { createdAt }`)
  await world.process()
  await act(ben, `unfollowUser(followeeId: "${anaId}") { isFollowing }`)
  await act(gone, 'deleteAccount { id }')
  return [
    ['user.registered', { userId }],
    ['user.suspended', { userId: benId }],
    ['user.unsuspended', { userId: benId }],
    ['user.deleted', { userId }],
    ['follow.created', { followerId: benId, followeeId: anaId }],
    ['follow.removed', { followerId: benId, followeeId: anaId }],
  ]
}

const QUEST =
  'title: "Q", difficulty: easy, kind: quantitative, targetCount: 1, periodSeconds: 3600'

const work: Story = async ({ world, act, ana, anaId: userId }) => {
  const { id: goalId } = await act(ana, 'createGoal(title: "Run") { id }')
  const { id: taskId } = await act(ana, `createTask(goalId: "${goalId}", title: "Go") { id }`)
  const { id: milestoneId } = await act(
    ana,
    `createMilestone(goalId: "${goalId}", name: "All", percentage: 100) { id }`,
  )
  const { id: questId, rewardXp } = await act(ana, `createQuest(${QUEST}) { id rewardXp }`)
  const { id: given } = await act(ana, `createQuest(${QUEST}) { id }`)
  await world.process()
  await act(ana, `cancelQuest(questId: "${given}") { id }`)
  await act(ana, `completeTask(taskId: "${taskId}") { id }`)
  await world.settle()
  await act(ana, `setGoalStatus(goalId: "${goalId}", status: completed) { id }`)
  await world.process()
  await act(ana, `deleteGoal(goalId: "${goalId}") { goalId }`)
  return [
    ['goal.created', { goalId, userId }],
    ['goal.completed', { goalId, userId }],
    ['goal.deleted', { goalId, userId }],
    ['task.completed', { taskId, goalId, userId }],
    ['milestone.achieved', { milestoneId, goalId, userId }],
    ['quest.created', { questId, userId }],
    ['quest.completed', { questId, userId, rewardXp }],
    ['quest.cancelled', { questId: given, userId }],
  ]
}

const invites: Story = async ({ world, act, ana, ben, anaId, benId }) => {
  const { id: resourceId } = await act(ana, 'createGoal(title: "Row") { id }')
  const on = `resourceType: goal, resourceId: "${resourceId}"`
  const sent = async () => {
    const { id } = await act(
      ana,
      `inviteCollaborator(${on}, userId: "${benId}", role: collaborator) { id }`,
    )
    await world.process()
    return id as string
  }
  const cancelled = await sent()
  await act(ana, `cancelInvite(${on}, inviteId: "${cancelled}") { id }`)
  const second = await sent()
  await act(ben, `declineInvite(${on}, inviteId: "${second}") { id }`)
  const third = await sent()
  await act(ben, `acceptInvite(${on}, inviteId: "${third}") { id }`)
  await world.process()
  await act(ben, `leaveResource(${on}) { userId }`)
  const resource = { resourceType: 'goal', resourceId }
  const of = (inviteId: string) => ({ inviteId, ...resource, inviterId: anaId })
  const row = { ...resource, userId: benId, role: 'collaborator' }
  return [
    ...[cancelled, second, third].map((id) => ['invite.created', of(id)] as const),
    ['invite.cancelled', of(cancelled)],
    ['invite.declined', of(second)],
    ['invite.accepted', of(third)],
    ['collaborator.joined', row],
    ['collaborator.left', row],
  ]
}

const comments: Story = async ({ world, act, ana, anaId: userId }) => {
  const { id: resourceId } = await act(ana, 'createGoal(title: "Talk") { id }')
  const on = `resourceType: goal, resourceId: "${resourceId}"`
  const { id: parentId } = await act(ana, `addComment(${on}, text: "First") { id }`)
  const { id: commentId } = await act(
    ana,
    `addComment(${on}, parentId: "${parentId}", text: "Hello") { id }`,
  )
  await act(ana, `addReaction(commentId: "${commentId}", emoji: "👍🏽") { emoji }`)
  await world.process()
  world.world.advance(1000)
  await act(ana, `editComment(commentId: "${commentId}", text: "Hi") { id }`)
  await act(ana, `removeReaction(commentId: "${commentId}", emoji: "👍🏽") { emoji }`)
  await world.process()
  await act(ana, `deleteComment(commentId: "${commentId}") { commentId }`)
  const ids = { commentId, resourceType: 'goal', resourceId, userId }
  return [
    ['comment.added', { ...ids, parentId, mentions: [] }],
    ['comment.edited', ids],
    ['comment.deleted', ids],
    ['reaction.added', { ...ids, emoji: '👍🏽' }],
    ['reaction.removed', { ...ids, emoji: '👍🏽' }],
  ]
}

const help: Story = async ({ world, act, ana, anaId: userId, benId }) => {
  const { id: goalId } = await act(ana, 'createGoal(title: "Swim", visibility: public) { id }')
  const { id: threadId } = await act(
    ana,
    `askForHelp(goalId: "${goalId}", title: "How", text: "How?") { id }`,
  )
  await act(ana, `addHelper(threadId: "${threadId}", userId: "${benId}") { isHelping }`)
  await world.process()
  await act(ana, `removeHelper(threadId: "${threadId}", userId: "${benId}") { isHelping }`)
  await act(ana, `closeAssistThread(threadId: "${threadId}") { id }`)
  await world.process()
  await act(ana, `reopenAssistThread(threadId: "${threadId}") { id }`)
  return [
    ['assistance.asked', { threadId, goalId, userId }],
    ['assistance.closed', { threadId, goalId, userId }],
    ['assistance.reopened', { threadId, goalId, userId }],
    ['helper.joined', { threadId, userId: benId }],
    ['helper.left', { threadId, userId: benId }],
  ]
}

const offers: Story = async ({ world, act, root, ana, anaId }) => {
  await act(root, `setUserRoles(userId: "${anaId}", roles: [partner]) { id }`)
  const { id: offerId } = await act(ana, 'createOffer(companyId: "acme", title: "Shoes") { id }')
  await world.process()
  await act(ana, `closeOffer(offerId: "${offerId}") { id }`)
  await world.process()
  await act(ana, `deleteOffer(offerId: "${offerId}") { offerId }`)
  const ids = { offerId, companyId: 'acme' }
  return [
    ['offer.published', ids],
    ['offer.closed', ids],
    ['offer.deleted', ids],
  ]
}

export const firstStories: Readonly<Record<string, Story>> = {
  people,
  work,
  invites,
  comments,
  help,
  offers,
}
