import { checkpointOf, silentEvents, silentLogger, SystemTable, verifyAudit } from '@longtable/core'
import { createStamp, fromItem, recognise } from '@longtable/entity'
import type { Change, Item } from '@longtable/store'
import { noDocuments, reconcile, type System, verify } from '@longtable/system'
import { emptySearch, SIMULATED, type Site } from './host.ts'

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
  const isTriedAgain = Number(item['attempt']) > 0
  return Date.parse(String(item['dueAt'])) <= now + (isTriedAgain ? RETRY_MS : 0)
}

/** Nothing is on its way, and nobody has anything to do before the next thing is due. */
export async function isSettled({ cloud, systems, timeline }: Site): Promise<boolean> {
  if (!cloud.isStill()) return false
  const store = cloud.truth.table(SystemTable.name)
  for (const { model } of systems) {
    const tableName = model.table.name
    const { end } = cloud.stream(tableName)
    if (((await checkpointOf(store, { group: SIMULATED, tableName })) ?? '0') !== end) return false
  }
  const items = await cloud.items(SystemTable.name)
  return !items.some((item) => isWaiting(item, timeline.now()))
}

const deadIn = (items: readonly Item[]) =>
  items
    .filter(({ type, status }) => (type === 'Parked' || type === 'Job') && status === 'dead')
    .map((item) => `${item.PK} / ${item.SK} is dead: ${String(item['error'])}`)

/** What does not fit together once everything has settled. */
export async function problemsOf(site: Site, isLast: boolean): Promise<string[]> {
  const { cloud, systems, timeline } = site
  const now = timeline.now()
  const problems = deadIn(await cloud.items(SystemTable.name))
  for (const system of systems) {
    const { name } = system.model.table
    const [store, tools] = [cloud.truth.table(name), cloud.truth.tools(name)]
    const found = (await verify({ ...system, store, tools, now })).problems
    problems.push(...found.map((problem) => `${system.face.title}: ${problem}`))
    if (!isLast) continue
    const chain = await verifyAudit({ store, tools, rows: system.rows, now })
    problems.push(...chain.problems.map((problem) => `${system.face.title}: ${problem}`))
    const mended = await reconcile({
      deps: {
        store,
        system: cloud.truth.table(SystemTable.name),
        events: silentEvents,
        files: site.room.storeOf({
          isDead: false,
          now: () => now,
          diesOfWrite: () => false,
          die() {},
        }),
        documents: noDocuments,
        search: emptySearch,
        stamp: createStamp({ now: () => now, random: () => 0.5 }),
        now: () => now,
        log: silentLogger,
      },
      tools,
      reconcilers: system.reconcilers,
      isDry: true,
    })
    problems.push(
      ...mended.map((one) => `${system.face.title}: reconcile mends ${JSON.stringify(one)}`),
    )
  }
  return problems
}
