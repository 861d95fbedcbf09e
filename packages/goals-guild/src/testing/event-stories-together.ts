import type { Story } from './event-story.ts'

const chat: Story = async ({ world, act, ana, anaId: userId, benId }) => {
  const { id: roomId } = await act(ana, `openDirectRoom(userId: "${benId}") { id }`)
  const { id: messageId } = await act(ana, `sendMessage(roomId: "${roomId}", text: "Hi") { id }`)
  const place = `roomId: "${roomId}", messageId: "${messageId}"`
  await world.process()
  world.world.advance(1000)
  await act(ana, `editMessage(${place}, text: "Hello") { id }`)
  await world.process()
  await act(ana, `deleteMessage(${place}) { id }`)
  const said = { messageId, roomId, userId }
  return [
    ['room.opened', { roomId, scope: 'dm' }],
    ['message.sent', said],
    ['message.edited', said],
    ['message.deleted', said],
  ]
}

const feed: Story = async ({ world, act, ana, root, anaId: actorId }) => {
  const { id: activityId } = await act(ana, 'postActivity(text: "Hello") { id }')
  await act(root, `promoteActor(actorId: "${actorId}", reason: volume) { isPromoted }`)
  await world.process()
  await act(root, `demoteActor(actorId: "${actorId}") { isPromoted }`)
  await act(ana, `deleteActivity(activityId: "${activityId}") { activityId }`)
  const ids = { activityId, actorId, verb: 'post' }
  return [
    ['activity.posted', ids],
    ['activity.deleted', ids],
    ['actor.promoted', { actorId, reason: 'volume' }],
    ['actor.demoted', { actorId }],
  ]
}

const membership: Story = async ({ world, act, ana, ben, anaId, benId }) => {
  const { id: groupId } = await act(ana, 'createGroup(name: "Runners", access: approval) { id }')
  const person = `groupId: "${groupId}", userId: "${benId}"`
  await act(ben, `joinGroup(groupId: "${groupId}") { state }`)
  await world.process()
  await act(ana, `approveJoinRequest(${person}) { userId }`)
  await world.process()
  await act(ana, `setMemberRole(${person}, role: admin) { role }`)
  await world.process()
  await act(ben, `leaveGroup(groupId: "${groupId}") { isMember }`)
  await world.process()
  await act(ana, `inviteToGroup(${person}) { userId }`)
  const one = { groupId, userId: benId }
  return [
    ['group.created', { groupId, userId: anaId }],
    ['group.joined', { groupId, userId: anaId }],
    ['group.join-asked', one],
    ['group.joined', one],
    ['group.role-changed', { ...one, role: 'admin' }],
    ['group.left', one],
    ['group.invited', { ...one, inviterId: anaId }],
  ]
}

const groups: Story = async ({ world, act, ana, ben, anaId, benId }) => {
  const { id: groupId } = await act(ana, 'createGroup(name: "Rowers", access: open) { id }')
  const group = `groupId: "${groupId}"`
  await act(ben, `joinGroup(${group}) { state }`)
  await act(ana, `archiveGroup(${group}) { id }`)
  await world.process()
  await act(ana, `unarchiveGroup(${group}) { id }`)
  await world.process()
  await act(ana, `transferGroup(${group}, userId: "${benId}") { id }`)
  await world.process()
  await act(ben, `deleteGroup(${group}) { groupId }`)
  return [
    ['group.archived', { groupId, userId: anaId }],
    ['group.unarchived', { groupId, userId: anaId }],
    ['group.transferred', { groupId, userId: benId, fromUserId: anaId }],
    ['group.deleted', { groupId, userId: benId }],
  ]
}

export const togetherStories: Readonly<Record<string, Story>> = { chat, feed, membership, groups }
