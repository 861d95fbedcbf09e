import { checkpointOf, silentEvents, silentLogger, SystemTable, verifyAudit } from '@longtable/core'
import { createStamp, fromItem, recognise } from '@longtable/entity'
import type { Change, Item } from '@longtable/store'
import { verifyIndex } from '@longtable/search'
import { reconcile, type System, verify, verifyFiles } from '@longtable/system'
import { SIMULATED, type Site } from './host.ts'
import { playedDocuments } from './played-documents.ts'

/** Within so long whatever failed is tried again. */
const RETRY_MS = 20 * 60_000

/** At the moment of each write: what is written can be read, so that no count is below zero. */
export function createWriteJudge(systems: readonly System[], onBug: (what: string) => void) {
  const entitiesOf = new Map(
    systems.map(({ model }) => [model.table.name, Object.values(model.entities)]),
  )
  return (table: string, changes: readonly Change[]): void => {
    const entities = entitiesOf.get(table)
    if (!entities) return
    for (const { key, new: next } of changes) {
      const entity = recognise(entities, key)
      if (!entity) onBug(`${key.PK} / ${key.SK} was written, and is of no entity`)
      else if (next)
        try {
          fromItem(entity, next)
        } catch (error) {
          onBug(`was written and cannot be read: ${String(error)}`)
        }
    }
  }
}

const isWaiting = (item: Item, now: number) => {
  if (item['type'] === 'Parked') return item['status'] === 'waiting'
  if (item['type'] !== 'Job' || (item['status'] !== 'queued' && item['status'] !== 'running'))
    return false
  const [due, written] = [item['dueAt'], item['updatedAt']].map((at) => Date.parse(String(at)))
  // Meant at once, by a clock that was ahead: whoever goes by another one waits a while for it.
  if ((due as number) <= (written as number)) return true
  const isTriedAgain = Number(item['attempt']) > 0
  return (due as number) <= now + (isTriedAgain ? RETRY_MS : 0)
}

/** Nothing is on its way, and nobody has anything to do before the next thing is due. */
export async function isSettled(site: Site): Promise<boolean> {
  const { cloud, systems, timeline, searchOf, stripe } = site
  if (!cloud.isStill() || !stripe.isStill()) return false
  const store = cloud.truth.table(SystemTable.name)
  for (const system of systems) {
    const tableName = system.model.table.name
    const { end } = cloud.stream(tableName)
    if (searchOf(system).current?.position !== end) return false
    if (((await checkpointOf(store, { group: SIMULATED, tableName })) ?? '0') !== end) return false
  }
  const items = await cloud.items(SystemTable.name)
  return !items.some((item) => isWaiting(item, timeline.now()))
}

const deadIn = (items: readonly Item[]) =>
  items
    .filter(({ type, status }) => (type === 'Parked' || type === 'Job') && status === 'dead')
    .map((item) => `${item.PK} / ${item.SK} is dead: ${String(item['error'])}`)

/** Counts and copies that counting anew would change. */
async function mendedIn(
  { cloud, room, timeline, searchOf }: Site,
  system: System,
): Promise<string[]> {
  const { name } = system.model.table
  const { now } = timeline
  const mended = await reconcile({
    deps: {
      store: cloud.truth.table(name),
      system: cloud.truth.table(SystemTable.name),
      events: silentEvents,
      files: room.truth,
      documents: playedDocuments,
      search: searchOf(system).index,
      stamp: createStamp({ now, random: () => 0.5 }),
      now,
      log: silentLogger,
    },
    tools: cloud.truth.tools(name),
    reconcilers: system.reconcilers,
    isDry: true,
  })
  return mended.map((one) => `reconcile mends ${JSON.stringify(one)}`)
}

/** What a search finds otherwise than the table says. */
async function unfoundIn({ cloud, searchOf }: Site, system: System): Promise<readonly string[]> {
  const { name } = system.model.table
  const file = searchOf(system).truth()
  if (!file) return ['there is no search index']
  const [store, tools] = [cloud.truth.table(name), cloud.truth.tools(name)]
  const options = { store, tools, source: system.search, log: silentLogger }
  return (await verifyIndex(options, file)).problems
}

/** What does not fit together in one system: rows, counts, the chain of its audit log, and its index. */
async function problemsIn(site: Site, system: System): Promise<string[]> {
  const { name } = system.model.table
  const [store, tools] = [site.cloud.truth.table(name), site.cloud.truth.tools(name)]
  const now = site.timeline.now()
  const { problems } = await verify({ ...system, store, tools, now })
  const chain = await verifyAudit({ store, tools, rows: system.rows, now })
  const all = [
    ...problems,
    ...chain.problems,
    ...(await mendedIn(site, system)),
    ...(await unfoundIn(site, system)),
  ]
  return all.map((problem) => `${system.face.title}: ${problem}`)
}

/** Whoever pays has what Stripe says that they pay for, however and whenever it was told. */
async function unpaidIn({ cloud, systems, stripe }: Site): Promise<string[]> {
  const tables = systems.map(({ model }) => model.table.name)
  const items = (await Promise.all(tables.map((name) => cloud.items(name)))).flat()
  const stored = items.filter(({ SK, stripeSubscriptionId }) =>
    Boolean(SK === 'SUBSCRIPTION' && stripeSubscriptionId),
  )
  return [...stripe.accounts.values()].flatMap(({ customerId, subscriptions }) => {
    if (subscriptions.length === 0) return []
    const row = stored.find(({ stripeCustomerId }) => stripeCustomerId === customerId)
    const paid = subscriptions.find(({ id }) => id === row?.['stripeSubscriptionId'])
    const isGone = items.some(
      (item) => item['stripeCustomerId'] === customerId && item['deletedAt'],
    )
    if (isGone) return []
    if (!paid) return [`what ${customerId} pays for is not stored`]
    const isSame =
      row?.['stripeStatus'] === paid.status &&
      row['cancelAtPeriodEnd'] === paid.cancel_at_period_end
    return isSame
      ? []
      : [`${paid.id} is ${JSON.stringify(row)}, and Stripe says ${JSON.stringify(paid)}`]
  })
}

/**
 * What does not fit together once everything has settled. An object that no row tells of is none of it:
 * who dies between the two leaves it for the next try, or for who sweeps.
 */
export async function problemsOf(site: Site): Promise<string[]> {
  const { cloud, systems, room, post } = site
  const problems = [...deadIn(await cloud.items(SystemTable.name)), ...post.problems]
  for (const system of systems) problems.push(...(await problemsIn(site, system)))
  const tables = systems.map(({ model, tracked }) => ({
    tools: cloud.truth.tools(model.table.name),
    tracked,
  }))
  const files = await verifyFiles({ files: room.truth, tables, mayBeUntracked: true })
  return [...problems, ...files.problems, ...(await unpaidIn(site))]
}
