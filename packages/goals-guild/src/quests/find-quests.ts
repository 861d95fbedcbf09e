import { findListed, type Page, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import type { QuestInput } from './cancel-quest.ts'
import { QuestStatus } from './quest-fields.ts'
import { type QuestView, questView } from './quest-views.ts'
import { Quest, type QuestLink } from './quest.entity.ts'
import { questLinksOf, questsOf } from './quest.patterns.ts'
import { questInView } from './quests.policy.ts'

export const QuestsInput = z.object({ status: QuestStatus.nullish() })

export const quest = async (
  context: GuildContext,
  { questId }: z.infer<typeof QuestInput>,
): Promise<QuestView> => questView(await questInView(context, questId), context.now())

/** Mine, newest first. */
export async function quests(
  context: GuildContext,
  { status }: z.infer<typeof QuestsInput>,
  page: PageRequest,
): Promise<Page<QuestView>> {
  const { id: userId } = await registered(context)
  const keep = (found: readonly Quest[]) =>
    found.map((one) => one.deletedAt === undefined && (!status || one.status === status))
  const found = await questsOf(context, { userId }, { ...page, keep })
  return { ...found, items: found.items.map((one) => questView(one, context.now())) }
}

interface Linked {
  readonly userId: string
  /** Of a goal or a task. */
  readonly id: string
}

/** Quests are their owner's own business: to everybody else a goal or task has none. */
export async function questsLinkedTo(
  context: GuildContext,
  { userId, id: linkedId }: Linked,
  page: PageRequest,
): Promise<Page<QuestView>> {
  const viewer = await registered(context)
  if (viewer.id !== userId) return { items: [] }
  const seen = new Map<string, Quest>()
  const keep = async (links: readonly QuestLink[]) => {
    const keys = links.map(({ questId }) => ({ userId, id: questId }))
    const found = await findListed(context, Quest, keys)
    for (const one of found) if (one && one.deletedAt === undefined) seen.set(one.id, one)
    return links.map(({ questId }) => seen.has(questId))
  }
  const links = await questLinksOf(context, { userId, linkedId }, { ...page, keep })
  return {
    ...links,
    items: links.items.map(({ questId }) => questView(seen.get(questId) as Quest, context.now())),
  }
}
