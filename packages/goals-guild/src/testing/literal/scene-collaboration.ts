import type { Stage } from './stage.ts'

const on = (type: string, name: string) => `resourceType: ${type}, resourceId: ID.${name}`
const RUN = on('goal', 'run')

/** Invites in every state, collaborators and viewers, comments, reactions, preferences. */
export async function collaborate({ does, settle }: Stage): Promise<void> {
  const invite = (whom: string, as: string, to = RUN) =>
    does('Ana', `inviteCollaborator(${to}, ${whom})`, as)
  await invite('userId: ID.ben', 'toBen')
  await invite('nickname: "cem", role: viewer', 'toCem')
  await invite('userId: ID.dua', 'toDua')
  await invite('userId: ID.eva, message: "Would you like to collaborate on this goal?"', 'toEva')
  await invite('email: "new@example.com"', 'toNew')
  await invite('email: "wrong@example.com"', 'toWrong')
  await invite('userId: ID.ben', 'toBenQuest', on('quest', 'ten'))
  await invite('userId: ID.eva', 'toEvaTask', on('task', 'buy'))
  await does('ben', `acceptInvite(${RUN}, inviteId: ID.toBen)`)
  await does('cem', `acceptInvite(${RUN}, inviteId: ID.toCem)`)
  await does('ben', `acceptInvite(${on('quest', 'ten')}, inviteId: ID.toBenQuest)`)
  await does('eva', `acceptInvite(${on('task', 'buy')}, inviteId: ID.toEvaTask)`)
  await does('dua', `declineInvite(${RUN}, inviteId: ID.toDua)`)
  await does('Ana', `cancelInvite(${RUN}, inviteId: ID.toWrong)`)
  await does('ben', `markResourceSeen(${RUN})`)

  await does('ben', `addComment(${RUN}, text: "Great progress! @Ana what do you think?")`, 'great')
  await does('Ana', `addComment(${RUN}, text: "Thank you", parentId: ID.great)`, 'reply')
  await does('ben', `addComment(${RUN}, text: "You are welcome", parentId: ID.great)`, 'welcome')
  await does('ben', `addComment(${RUN}, text: "Sharde", share: true)`, 'shared')
  await does('ben', 'editComment(commentId: ID.shared, text: "Shared")')
  await does('Ana', `addComment(${RUN}, text: "Away")`, 'away')
  await does('Ana', 'deleteComment(commentId: ID.away)')
  await does('ben', `addComment(${on('quest', 'ten')}, text: "Ten!")`, 'onQuest')
  await does('eva', `addComment(${on('task', 'buy')}, text: "Red ones")`, 'onTask')
  await does('Ana', 'addReaction(commentId: ID.great, emoji: "👍")')
  await does('ben', 'addReaction(commentId: ID.great, emoji: "🎉")')
  await does('Ana', 'addReaction(commentId: ID.great, emoji: "🎉")')
  await does('Ana', 'removeReaction(commentId: ID.great, emoji: "🎉")')
  await does('Ana', 'updateNotificationPreferences(emailOnComment: true)')
  await settle()
}
