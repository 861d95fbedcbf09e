import { DomainError, notFound } from '@longtable/core'
import { collaboration, resourceById } from '../collaboration/collaborator.patterns.ts'
import { type GuildContext, isAdmin, registered } from '../context.ts'
import { relationsTo } from '../goals/relations.policy.ts'
import type { Quest } from './quest.entity.ts'
import { questById } from './quest.patterns.ts'

const unknownQuest = () => notFound('quests.unknown', 'This quest')

/** Its owner sees a quest, whoever was invited to it, and admins, who may have to delete it. */
async function isSeen(context: GuildContext, quest: Quest): Promise<boolean> {
  const viewer = await registered(context)
  if (quest.userId === viewer.id || isAdmin(viewer)) return true
  const place = { resourceType: 'quest', resourceId: quest.id, userId: viewer.id } as const
  if (!(await collaboration(context, place))) return false
  const relations = await relationsTo(context, [quest.userId], { isFollowedAsked: () => false })
  return relations.get(quest.userId)?.isHidden === false
}

export async function questInView(context: GuildContext, questId: string): Promise<Quest> {
  await registered(context)
  const resource = await resourceById(context, { resourceType: 'quest', resourceId: questId })
  const quest = resource && (await questById(context, { userId: resource.ownerId, id: questId }))
  if (!quest || quest.deletedAt !== undefined || !(await isSeen(context, quest)))
    throw unknownQuest()
  return quest
}

export async function ownQuest(context: GuildContext, questId: string): Promise<Quest> {
  const { id } = await registered(context)
  const quest = await questInView(context, questId)
  if (quest.userId !== id)
    throw new DomainError('FORBIDDEN', 'quests.not-owner', 'Only its owner may cancel this quest.')
  return quest
}
