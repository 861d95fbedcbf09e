import type { Heard, Meter } from '@longtable/testing/units'
import type { FamilyContext } from '../context.ts'
import { idOf } from './family-world.ts'
import { PDF, PNG } from './send-upload.ts'
import type { Played } from './units-scene.ts'

/** What making the lists has not done, by who may. */
async function changeLetters({ run, upload, ana, root, relatives, ...played }: Played) {
  const { letterId, timestamp, versionCount, mediaId, commentId, theirCommentId, draftId } = played
  await run(ana, 'revertLetter', { letterId, versionCount, timestamp })
  const scan = { purpose: 'letterScan', contentType: 'application/pdf', targetId: letterId }
  await run(ana, 'setLetterScan', { letterId, uploadId: await upload(ana, scan, PDF) })
  await run(root, 'restoreLetter', { letterId: played.deletedId })
  await run(relatives.at(-1) as FamilyContext, 'updateMedia', { mediaId, title: 'Rosa' })
  await run(root, 'restoreMedia', { mediaId: played.deletedMediaId })
  const comment = { itemId: letterId, commentId }
  await run(ana, 'editComment', { ...comment, text: 'So do I!' })
  await run(ana, 'deleteComment', comment)
  await run(ana, 'removeReaction', { itemId: letterId, commentId: theirCommentId })
  await run(ana, 'editDraft', { draftId, revision: 0, title: 'Rain' })
  const line = { line: 1, was: 'Berlin, den 12. Mai 1943', text: 'Bonn, den 12. Mai 1943' }
  await run(ana, 'correctDraftLine', { draftId, ...line })
  await run(ana, 'publishDraft', { draftId })
  const { id: emptyId } = await run(ana, 'createDraft')
  await run(ana, 'deleteDraft', { draftId: emptyId })
}

async function changeTalks({ run, ana, relatives, ...played }: Played) {
  const { conversationId, directId } = played
  const [first, second] = relatives as [FamilyContext, FamilyContext]
  await run(ana, 'markConversationRead', { conversationId: directId })
  await run(ana, 'renameConversation', { conversationId, title: 'More boxes' })
  await run(ana, 'removeParticipant', { conversationId, userId: idOf(first) })
  await run(ana, 'addParticipant', { conversationId, userId: idOf(first) })
  const { id: messageId } = await run(ana, 'sendMessage', { conversationId, text: 'Hello' })
  await run(ana, 'deleteMessage', { conversationId, messageId })
  await run(second, 'leaveConversation', { conversationId })
  await run(ana, 'deleteConversation', { conversationId })
}

async function changePeople({ family, run, upload, ana, root, pending, ...played }: Played) {
  const { personId, otherId, relatives } = played
  await run(ana, 'updatePerson', { personId, note: 'She wrote often.' })
  await run(ana, 'unrelatePeople', { personId, otherId })
  await run(ana, 'unlinkPerson', { personId })
  const [invited, waiting] = pending as [FamilyContext, FamilyContext]
  await run(invited, 'acceptInvitation')
  await run(root, 'approveUser', { userId: idOf(waiting) })
  await run(root, 'deactivateUser', { userId: idOf(waiting) })
  await run(root, 'reactivateUser', { userId: idOf(waiting) })
  await run(root, 'setUserAdmin', { userId: idOf(relatives[0] as FamilyContext), isAdmin: true })
  await run(root, 'cancelInvitation', { email: 'later-1@example.com' })
  const dan = { userId: family.world.stamp().id, email: 'dan@example.com' }
  await run(family.as(dan), 'registerUser', { displayName: 'Dan' })
  await run(family.as({ ...dan, email: 'dan@example.org' }), 'syncEmail')
  await run(family.as(dan), 'deleteAccount')
  await run(family.as(), 'contactAdmins', { name: 'Eva', email: 'eva@example.com', message: 'Hi' })
  const photo = { purpose: 'profilePhoto', contentType: 'image/png' }
  await run(ana, 'setProfilePhoto', { uploadId: await upload(ana, photo, PNG) })
  await run(ana, 'removeProfilePhoto')
  await run(root, 'checkAuditChain')
  await run(ana, 'updateProfile', { bio: 'Keeps the letters.' })
  const { data } = await family.ask(ana, '{ notifications(unreadOnly: true) { items { id } } }')
  await run(ana, 'markNotificationRead', { notificationId: data.notifications.items[0].id })
  await run(ana, 'markAllNotificationsRead')
}

const events = ({
  family,
  run,
  ana,
  root,
  relatives,
  ...played
}: Played): Heard<FamilyContext>[] => {
  const { letterId: itemId, otherDraftId: draftId, directId: conversationId, mediaId } = played
  const relative = relatives.at(-1) as FamilyContext
  const speak = () => run(relative, 'addComment', { itemId, text: 'Dear Ana' })
  const say = () => run(relative, 'sendMessage', { conversationId, text: 'Hello' })
  return [
    { listener: ana, name: 'commentAdded', given: { itemId }, happen: speak },
    { listener: ana, name: 'notificationAdded', happen: speak },
    { listener: ana, name: 'messageAdded', given: { conversationId }, happen: say },
    { listener: ana, name: 'inboxChanged', happen: say },
    {
      listener: ana,
      name: 'galleryChanged',
      happen: () => run(relative, 'updateMedia', { mediaId, title: 'Rosa again' }),
    },
    {
      listener: ana,
      name: 'letterChanged',
      given: { letterId: itemId },
      happen: () => run(root, 'deleteLetter', { letterId: itemId }),
    },
    {
      listener: ana,
      name: 'lettersChanged',
      happen: () => run(root, 'restoreLetter', { letterId: itemId }),
    },
    {
      listener: root,
      name: 'membersChanged',
      happen: () => {
        const eli = { userId: family.world.stamp().id, email: 'eli@example.com' }
        return run(family.as(eli), 'registerUser', { displayName: 'Eli' })
      },
    },
    {
      listener: ana,
      name: 'draftChanged',
      given: { draftId },
      happen: () => run(ana, 'reprocessDraft', { draftId }),
    },
  ]
}

/** All that is not asked for, each by somebody for whom it is allowed and has something to do. */
export async function playRest(played: Played, hear: Meter<FamilyContext>['hear']): Promise<void> {
  await changeLetters(played)
  await changeTalks(played)
  await changePeople(played)
  await played.family.settle()
  for (const event of events(played)) {
    await hear(event)
    await played.family.settle()
  }
}
