import { findListed, type Page, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import type { QuestInput } from './cancel-quest.ts'
import { QuestStatus } from './quest-fields.ts'
import { type QuestView, questView } from './quest-views.ts'
import { Quest, type QuestLink } from './quest.entity.ts'
import { questLinksAmong, questLinksOf, questsOf } from './quest.patterns.ts'
import { questInView } from './quests.policy.ts'
import { pagesBelow } from '../stretch.ts'

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

/** Of the viewer's own: what each link leads to, in one read; undefined where it is gone. */
async function questsOfLinks(
  context: GuildContext,
  links: readonly QuestLink[],
): Promise<(QuestView | undefined)[]> {
  return ownQuestsById(
    context,
    links.map(({ questId }) => questId),
  )
}

async function questsOfOne(
  context: GuildContext,
  { userId, id: linkedId }: Linked,
  page: PageRequest,
): Promise<Page<QuestView>> {
  const seen = new Map<string, QuestView>()
  const keep = async (links: readonly QuestLink[]) => {
    for (const one of await questsOfLinks(context, links)) if (one) seen.set(one.id, one)
    return links.map(({ questId }) => seen.has(questId))
  }
  const links = await questLinksOf(context, { userId, linkedId }, { ...page, keep })
  return { ...links, items: links.items.map(({ questId }) => seen.get(questId) as QuestView) }
}

/** Quests are their owner's own business: to everybody else a goal or task has none. */
export async function questsLinkedTo(
  context: GuildContext,
  linked: Linked,
  page: PageRequest,
): Promise<Page<QuestView>> {
  const viewer = await registered(context)
  return viewer.id === linked.userId ? questsOfOne(context, linked, page) : { items: [] }
}

/** The first page of each of these goals or tasks of one owner: in one query where they are neighbours. */
export async function questsBelow(
  context: GuildContext,
  { userId, ids, first }: { userId: string; ids: readonly string[]; first: number },
): Promise<Page<QuestView>[]> {
  const viewer = await registered(context)
  if (viewer.id !== userId) return ids.map(() => ({ items: [] }))
  return pagesBelow<QuestLink, QuestView>(ids, first, {
    among: ({ limit, ...range }) => questLinksAmong(context, { userId, ...range }, { limit }),
    idOf: ({ linkedId }) => linkedId,
    show: (links) => questsOfLinks(context, links),
    alone: (id) => questsOfOne(context, { userId, id }, { limit: first }),
  })
}

/** Of the viewer's own, by id; undefined where there is none any more. */
export async function ownQuestsById(
  context: GuildContext,
  ids: readonly string[],
): Promise<(QuestView | undefined)[]> {
  const { id: userId } = await registered(context)
  const found = await findListed(
    context,
    Quest,
    ids.map((id) => ({ userId, id })),
  )
  return found.map((one) =>
    one && one.deletedAt === undefined ? questView(one, context.now()) : undefined,
  )
}
