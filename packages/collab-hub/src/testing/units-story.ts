import { pngFile } from '@longtable/files/testing'
import type { Heard, Meter } from '@longtable/testing/units'
import type { HubContext } from '../context.ts'
import { LETTER } from './applications.ts'
import { idOf } from './hub-world.ts'
import { PROFILE } from './startups.ts'
import type { Played } from './units-scene.ts'

const PICTURE = { contentType: 'image/png' }

/** What making the lists has not done: to what Ana has, by who may. */
async function changeStartups(played: Played) {
  const { run, upload, ana, tom, ida, talents, startupId, roleId, accessId } = played
  const [first, second] = talents as [HubContext, HubContext]
  const logo = await upload(ana, { purpose: 'logo', ...PICTURE }, pngFile(2, 2))
  await run(ana, 'setLogo', { startupId, uploadId: logo })
  await run(ana, 'removeLogo', { startupId })
  await run(ana, 'updateStartup', { startupId, location: 'Linz' })
  await run(ana, 'setStartupVisibility', { startupId, visibility: 'INVESTORS_ONLY' })
  await run(ana, 'setStartupVisibility', { startupId, visibility: 'PUBLIC' })
  await run(tom, 'visitStartup', { startupId })
  await run(ana, 'updateFounderNotes', { applicationId: played.applicationId, notes: 'Good' })
  const role = { startupId, roleId }
  await run(ana, 'updateRole', { ...role, title: 'Engineer' })
  const { id } = await run(tom, 'apply', { ...role, coverLetter: LETTER })
  await run(tom, 'withdrawApplication', { applicationId: id })
  await run(first, 'leaveStartup', { startupId })
  await run(ana, 'removeMember', { startupId, userId: idOf(second) })
  await run(ana, 'closeRole', role)
  await run(ana, 'openRole', role)
  await run(ana, 'deleteRole', role)
  await run(ana, 'changeAccess', { accessId, level: 'FULL_ACCESS' })
  await run(ana, 'revokeAccess', { accessId })
  await run(ida, 'cancelAccessRequest', { accessId: played.pendingId })
  await run(ana, 'revokeEmailGrant', { startupId, email: 'later-0@example.com' })
  await run(ana, 'removePitchDeck', { startupId })
  const { id: draftId } = await run(ana, 'createStartup', PROFILE)
  await run(ana, 'deleteStartup', { startupId: draftId })
}

async function changeTalks({ run, ana, founders, talents, ...played }: Played) {
  const { startupId, conversationId, directId } = played
  const [first, second] = talents as [HubContext, HubContext]
  await run(ana, 'openStartupChannel', { startupId })
  await run(ana, 'renameConversation', { conversationId, title: 'Other plans' })
  await run(ana, 'removeParticipant', { conversationId, userId: idOf(first) })
  await run(ana, 'addParticipant', { conversationId, userId: idOf(first) })
  await run(ana, 'muteConversation', { conversationId, isMuted: true })
  await run(ana, 'markConversationRead', { conversationId: directId })
  const { id: messageId } = await run(ana, 'sendMessage', { conversationId, content: 'So' })
  await run(ana, 'editMessage', { conversationId, messageId, content: 'So?' })
  await run(ana, 'deleteMessage', { conversationId, messageId })
  await run(second, 'leaveConversation', { conversationId })
  await run(ana, 'unblockUser', { userId: idOf(founders[0] as HubContext) })
}

async function changePeople({ hub, run, upload, ana, tom, root, theirs, ...played }: Played) {
  const dan = { userId: hub.world.stamp().id, email: 'talent-dan@example.com' }
  const name = { role: 'TALENT', firstName: 'Dan', lastName: 'Example' }
  await run(hub.as(dan), 'registerUser', name)
  await run(hub.as(dan), 'updateProfile', { bio: 'Builds.' })
  const uploadId = await upload(hub.as(dan), { purpose: 'avatar', ...PICTURE }, pngFile(2, 2))
  await run(hub.as(dan), 'setAvatar', { uploadId })
  await run(hub.as(dan), 'removeAvatar')
  await run(hub.as({ ...dan, email: 'dan@example.org' }), 'syncEmail')
  const { userId } = dan
  await run(root, 'setUserRole', { userId, role: 'INVESTOR' })
  await run(root, 'banUser', { userId, reason: 'They have spammed us.' })
  await run(root, 'unbanUser', { userId })
  await run(hub.as(dan), 'deleteAccount')
  const { data } = await hub.ask(ana, '{ notifications(unreadOnly: true) { items { id } } }')
  await run(ana, 'markNotificationRead', { notificationId: data.notifications.items[0].id })
  await run(ana, 'markAllNotificationsRead')
  await run(ana, 'updatePreferences', { emailOnSystem: false })
  await run(tom, 'unsaveItem', { kind: 'STARTUP', id: theirs[0]?.startupId })
  await run(tom, 'deleteSavedSearch', { id: played.searchId })
  await run(tom, 'openBillingPortal')
  await run(tom, 'cancelSubscription')
  await run(tom, 'resumeSubscription')
  await run(root, 'setShards', { hotKey: 'STARTUP', count: 2 })
  await run(root, 'checkAuditChain')
  await run(root, 'decideReport', { reportId: played.reportId, act: 'DISMISS' })
}

/** What one listener costs for one event. */
const events = ({ run, ana, root, ...played }: Played): Heard<HubContext>[] => {
  const { talents, investors, founders, startupId, conversationId } = played
  const talent = talents[2] as HubContext
  const say = () => run(talent, 'sendMessage', { conversationId, content: 'Hi' })
  const ask = { startupId, level: 'VIEW_DECK' }
  return [
    { listener: ana, name: 'messageAdded', given: { conversationId }, happen: say },
    { listener: ana, name: 'inboxChanged', happen: say },
    {
      listener: ana,
      name: 'notificationAdded',
      happen: () => run(investors.at(-1) as HubContext, 'requestAccess', ask),
    },
    {
      listener: ana,
      name: 'startupChanged',
      given: { startupId },
      happen: () => run(ana, 'updateStartup', { startupId, location: 'Graz' }),
    },
    {
      listener: root,
      name: 'reviewsChanged',
      happen: () => run(founders[0] as HubContext, 'createStartup', PROFILE),
    },
  ]
}

/** All that is not asked for, each by somebody for whom it is allowed and has something to do. */
export async function playRest(played: Played, hear: Meter<HubContext>['hear']): Promise<void> {
  await changeStartups(played)
  await changeTalks(played)
  await changePeople(played)
  await played.hub.settle()
  for (const event of events(played)) {
    await hear(event)
    await played.hub.settle()
  }
}
