import { pngFile } from '@longtable/files/testing'
import type { MeteredWorld } from '@longtable/testing/system'
import type { Meter } from '@longtable/testing/units'
import type { GuildContext } from '../context.ts'
import { idOf } from './guild-world.ts'
import { park } from './parked.ts'
import { finishedAvatar } from './send-upload.ts'

interface Story extends Pick<Meter<GuildContext>, 'run' | 'upload'> {
  readonly guild: MeteredWorld<GuildContext>
  readonly ana: GuildContext
  readonly ben: GuildContext
  readonly cem: GuildContext
  readonly root: GuildContext
}

async function people({ guild, run, ana, ben, cem, root }: Story) {
  const [userId, followeeId] = [idOf(cem), idOf(ben)]
  const fresh = guild.as({ userId: guild.world.stamp().id, email: 'dan@example.com' })
  await run(fresh, 'registerUser', { nickname: 'dan', fullName: 'Dan Example', tags: ['running'] })
  await run(fresh, 'updateProfile', { bio: 'Runs.' })
  await run(guild.as({ userId: idOf(fresh), email: 'dan@example.org' }), 'syncEmail')
  await run(ana, 'followUser', { followeeId })
  await run(ana, 'unfollowUser', { followeeId })
  await run(ana, 'followUser', { followeeId })
  await run(ana, 'blockUser', { userId })
  await run(ana, 'unblockUser', { userId })
  await run(root, 'suspendUser', { userId })
  await run(root, 'unsuspendUser', { userId })
  await run(root, 'setUserRoles', { userId: idOf(ana), roles: ['partner'] })
  await run(root, 'setUserTier', { userId, tier: 'pro' })
  await run(root, 'setFollowerShards', { userId: idOf(ana), shards: 2 })
  await run(fresh, 'deleteAccount')
}

async function work({ guild, run, ana, ben, root }: Story) {
  const { id: goalId } = await run(ana, 'createGoal', { title: 'Run', visibility: 'public' })
  await run(ana, 'updateGoal', { goalId, title: 'Run far' })
  await run(ana, 'setGoalStatus', { goalId, status: 'paused' })
  await run(ana, 'setGoalStatus', { goalId, status: 'active' })
  const { id: taskId } = await run(ana, 'createTask', { goalId, title: 'Shoes' })
  await run(ana, 'updateTask', { taskId, title: 'Good shoes' })
  await run(ana, 'assignTask', { taskId, assigneeId: idOf(ana) })
  await run(ana, 'completeTask', { taskId })
  await run(ana, 'undoTask', { taskId })
  const milestone = { goalId, name: 'Half', percentage: 50 }
  const { id: milestoneId } = await run(ana, 'createMilestone', milestone)
  await run(ana, 'updateMilestone', { goalId, milestoneId, name: 'Halfway' })
  await run(ana, 'deleteMilestone', { goalId, milestoneId })
  const quest = { title: 'Both', difficulty: 'easy', kind: 'linked', linkedTaskIds: [taskId] }
  const { id: questId } = await run(ana, 'createQuest', quest)
  await run(ana, 'cancelQuest', { questId })
  await run(root, 'deleteQuest', { questId })
  await run(ana, 'deleteTask', { taskId })
  const { id: offerId } = await run(guild.again(ana), 'createOffer', {
    companyId: 'acme',
    title: 'Shoes',
  })
  await run(ana, 'updateOffer', { offerId, title: 'Socks' })
  await run(ana, 'closeOffer', { offerId })
  await run(ana, 'reopenOffer', { offerId })
  await run(ana, 'deleteOffer', { offerId })
  const { id: threadId } = await run(ana, 'askForHelp', { goalId, title: 'Help', text: 'How?' })
  await run(ben, 'joinAssistThread', { threadId })
  await run(ben, 'sendAssistMessage', { threadId, text: 'So.' })
  await run(ben, 'leaveAssistThread', { threadId })
  await run(ana, 'addHelper', { threadId, userId: idOf(ben) })
  await run(ana, 'removeHelper', { threadId, userId: idOf(ben) })
  await run(ana, 'closeAssistThread', { threadId })
  await run(ana, 'reopenAssistThread', { threadId })
  return goalId
}

async function collaboration({ guild, run, ana, ben }: Story, resourceId: string) {
  const on = { resourceType: 'goal', resourceId }
  const invite = async () => {
    const { id: inviteId } = await run(ana, 'inviteCollaborator', { ...on, userId: idOf(ben) })
    return { ...on, inviteId }
  }
  await run(ben, 'declineInvite', await invite())
  await run(ana, 'cancelInvite', await invite())
  await run(ben, 'acceptInvite', await invite())
  await run(ben, 'markResourceSeen', on)
  const { id: commentId } = await run(ben, 'addComment', { ...on, text: 'Great!' })
  await run(ben, 'editComment', { commentId, text: 'Great.' })
  await run(ana, 'addReaction', { commentId, emoji: '👍' })
  await run(ana, 'removeReaction', { commentId, emoji: '👍' })
  await guild.settle()
  const { data } = await guild.ask(ana, '{ notifications { items { id } } }')
  await run(ana, 'markNotificationRead', { notificationId: data.notifications.items[0].id })
  await run(ana, 'markAllNotificationsRead')
  await run(ana, 'updateNotificationPreferences', { emailOnComment: false })
  await run(ben, 'deleteComment', { commentId })
  await run(ben, 'leaveResource', on)
  await run(ben, 'acceptInvite', await invite())
  await run(ana, 'removeCollaborator', { ...on, userId: idOf(ben) })
}

async function groups({ run, ana, ben, cem }: Story) {
  const [userId, other] = [idOf(ben), idOf(cem)]
  const { id: groupId } = await run(ana, 'createGroup', { name: 'Runners', access: 'approval' })
  await run(ana, 'updateGroup', { groupId, description: 'We run.' })
  await run(ben, 'joinGroup', { groupId })
  await run(ben, 'cancelJoinRequest', { groupId })
  await run(ben, 'joinGroup', { groupId })
  await run(ana, 'declineJoinRequest', { groupId, userId })
  await run(ben, 'joinGroup', { groupId })
  await run(ana, 'approveJoinRequest', { groupId, userId })
  await run(ana, 'inviteToGroup', { groupId, userId: other })
  await run(ana, 'cancelGroupInvite', { groupId, userId: other })
  await run(ana, 'inviteToGroup', { groupId, userId: other })
  await run(cem, 'declineGroupInvite', { groupId })
  await run(ana, 'inviteToGroup', { groupId, userId: other })
  await run(cem, 'acceptGroupInvite', { groupId })
  await run(ana, 'setMemberRole', { groupId, userId, role: 'admin' })
  const { roomId } = await run(ana, 'openGroupRoom', { groupId })
  await run(cem, 'leaveGroup', { groupId })
  await run(ana, 'archiveGroup', { groupId })
  await run(ana, 'unarchiveGroup', { groupId })
  await run(ana, 'transferGroup', { groupId, userId })
  await run(ben, 'removeMember', { groupId, userId: idOf(ana) })
  return { groupId, groupRoomId: roomId }
}

async function chat({ guild, run, ana, ben, cem }: Story) {
  const { id: asked } = await run(cem, 'openDirectRoom', { userId: idOf(ana) })
  await run(cem, 'sendMessage', { roomId: asked, text: 'Hello' })
  await guild.settle()
  await run(ana, 'acceptMessageRequest', { roomId: asked })
  const { id: again } = await run(cem, 'openDirectRoom', { userId: idOf(ben) })
  await run(cem, 'sendMessage', { roomId: again, text: 'Hello' })
  await guild.settle()
  await run(ben, 'declineMessageRequest', { roomId: again })
  const roomId = asked
  const { id: messageId } = await run(ana, 'sendMessage', { roomId, text: 'Hi' })
  await run(ana, 'editMessage', { roomId, messageId, text: 'Hi there' })
  await run(ana, 'deleteMessage', { roomId, messageId })
  await run(cem, 'markRoomRead', { roomId })
  await run(ana, 'muteRoom', { roomId })
  await run(ana, 'unmuteRoom', { roomId })
  await run(ana, 'setMessageTtl', { roomId, ttlSeconds: 3600 })
  await run(ana, 'leaveRoom', { roomId })
  await run(ana, 'rejoinRoom', { roomId })
}

async function feed({ guild, run, upload, ana, ben, root }: Story) {
  const bytes = pngFile(6, 4)
  const uploadId = await upload(ana, { purpose: 'activity', contentType: 'image/png' }, bytes)
  const avatar = await finishedAvatar(ana, bytes)
  await run(guild.again(ana), 'setAvatar', { uploadId: avatar })
  await run(guild.again(ana), 'removeAvatar')
  const post = { text: 'Look', visibility: 'public' }
  const { id: activityId } = await run(ana, 'postActivity', { ...post, uploadId })
  await run(ana, 'markFeedSeen', { activityId })
  await run(ana, 'deleteActivity', { activityId })
  await run(root, 'promoteActor', { actorId: idOf(ben) })
  await run(root, 'demoteActor', { actorId: idOf(ben) })
}

async function administration({ guild, run, ana, ben, root }: Story) {
  const key = { reportedType: 'user', reportedId: idOf(ben) }
  await run(ana, 'reportContent', { ...key, reason: 'Look' })
  await run(root, 'decideReport', { ...key, reporterId: idOf(ana), decision: 'resolved' })
  await run(root, 'replayDeadLetter', { letterId: await park(guild) })
  await run(root, 'dropDeadLetter', { letterId: await park(guild) })
  await run(root, 'checkAuditChain')
}

/** Every mutation, each for somebody for whom it is allowed and has something to do. */
export async function unitsOfMutations(
  guild: MeteredWorld<GuildContext>,
  { run, upload }: Meter<GuildContext>,
): Promise<void> {
  const person = (name: string) => guild.person(name)
  const cast = { ana: await person('ana'), ben: await person('ben'), cem: await person('cem') }
  const story = { guild, run, upload, ...cast, root: await guild.admin('root') }
  await people(story)
  const goalId = await work(story)
  await collaboration(story, goalId)
  const { groupId } = await groups(story)
  await chat(story)
  await feed(story)
  await administration(story)
  await run(cast.ben, 'deleteGroup', { groupId })
  await run(cast.ana, 'deleteGoal', { goalId })
}
