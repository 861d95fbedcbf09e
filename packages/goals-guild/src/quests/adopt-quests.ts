import { completion, findMany, fromItem, put } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { adopter, type AdoptRule, carrying } from '@longtable/system'
import { missingResource } from '../collaboration/adopt-resources.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Quest, QuestLink } from './quest.entity.ts'
import { linksOf, tasksById } from './quest-links.ts'
import { payXp } from './xp.ts'
import { xpEntriesOf } from './xp.patterns.ts'

/** A quest waits so long for the tasks it hangs on to be known; then they are taken to be gone. */
const WAIT_MS = 10 * 60_000

async function isPaid(store: Store, { userId, id }: Quest): Promise<boolean> {
  for await (const entries of xpEntriesOf.each({ store }, { userId }))
    if (entries.some(({ questId }) => questId === id)) return true
  return false
}

/** Documents pay nothing: who completed a quest gets what it promised, once, with its adoption. */
async function payment(store: Store, quest: Quest): Promise<Operation[]> {
  const { userId, id: questId, rewardXp: xp, status, updatedAt } = quest
  if (status !== 'completed' || (await isPaid(store, quest))) return []
  return payXp({ store }, { userId, questId, xp, at: Date.parse(updatedAt) })
}

async function areTasksKnown(store: Store, { linkedTaskIds = [] }: Quest): Promise<boolean> {
  const tasks = await tasksById({ store }, linkedTaskIds)
  return tasks.every((task) => task !== undefined)
}

/** From what is there of the linked goals and tasks; an ended quest is looked at by nobody. */
async function missingQuestLinks(store: Store, quest: Quest): Promise<Operation[]> {
  if (quest.status !== 'active' || quest.deletedAt !== undefined) return []
  const { userId, linkedGoalIds = [], linkedTaskIds = [] } = quest
  const goals = await findMany(
    store,
    Goal,
    linkedGoalIds.map((id) => ({ userId, id })),
  )
  const tasks = await tasksById({ store }, linkedTaskIds)
  const there = new Set([...goals, ...tasks].map((thing) => thing?.id))
  const links = linksOf(quest).filter(
    ({ linkedType, linkedId }) => linkedType === 'any' || there.has(linkedId),
  )
  const known = await findMany(store, QuestLink, links)
  return links.filter((_, place) => !known[place]).map((link) => put(QuestLink, link))
}

const resource = adopter(Quest, {
  name: 'quests.resource',
  isOurs: carrying('progress'),
  adopt: async ({ id, userId, title, deletedAt }, { store }) =>
    deletedAt === undefined
      ? missingResource(store, {
          resourceType: 'quest',
          resourceId: id,
          ownerId: userId,
          title,
        })
      : [],
})

const links = adopter(Quest, {
  name: 'quests.links',
  isOurs: carrying('progress'),
  isLast: true,
  async adopt(quest, { store }) {
    const operations = await missingQuestLinks(store, quest)
    return operations.length > 0 ? [{ operations }] : []
  },
})

/**
 * `progress` says that a quest is ours, and from then on it is evaluated: so it comes when the tasks
 * that it hangs on can be found, and with what it has earned.
 */
const quest: AdoptRule = {
  name: 'quests.quest',
  entity: Quest,
  isOurs: carrying('progress'),
  isLast: true,
  async adopt(item, { store, at, isLive }) {
    const value = fromItem(Quest, item)
    const { update, contradictions } = completion(Quest, item)
    const isYoung = Date.parse(at) - Date.parse(value.createdAt) < WAIT_MS
    if (isLive && isYoung && !(await areTasksKnown(store, value)))
      throw new Error(`The tasks of quest ${value.id} are not known yet.`)
    const paid = item.progress === undefined ? await payment(store, value) : []
    return [
      ...contradictions.map(({ text }) => ({ finding: `${item.PK} / ${item.SK}: ${text}` })),
      ...(update ? [{ operations: [update, ...paid] }] : []),
    ]
  },
}

export const adoptQuests = [resource, links, quest]
