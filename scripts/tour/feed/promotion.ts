import { setTimeout as wait } from 'node:timers/promises'
import { type Scene, seeRefusal } from '../collaboration/cast.ts'
import { type Person, settled, text } from '../goals/people.ts'
import { itemsNaming } from '../goals/table.ts'
import type { Stage } from '../server/stage.ts'
import { type Activity, deleting, follow, post, seesIn } from './activities.ts'

const DAY_SECONDS = 86_400
/** A second pass comes a minute after the end of the activity's minute. */
const SECOND_PASS_MS_MAX = 180_000
const POLL_MS = 1000

interface State {
  readonly isPromoted: boolean
  readonly since: string | null
  readonly through: string | null
}

const stateOf = (admin: Person, actorId: string) =>
  admin.ask<State>(`{ promotion(actorId: ${text(actorId)}) { isPromoted since through } }`)

const switching = (verb: string, actorId: string) =>
  `mutation { ${verb}(actorId: ${text(actorId)}) { isPromoted } }`

/** Who has it in their feed, as the table says. */
async function carriedTo({ data }: Stage, { id }: Activity) {
  const items = await itemsNaming(data, [id])
  return items.filter(({ type }) => type === 'FeedItem')
}

const peopleIn = (items: Awaited<ReturnType<typeof carriedTo>>) =>
  items.map(({ PK }) => PK.slice('FEED#'.length)).sort()

const isFor = (items: Awaited<ReturnType<typeof carriedTo>>, people: readonly Person[]) =>
  peopleIn(items).join() ===
  people
    .map(({ id }) => id)
    .sort()
    .join()

async function seePerson({ cast, stage, report }: Scene): Promise<Activity> {
  const { ana, ben, vera, cem } = cast
  const { see } = report
  const plain = await post(ana, 'Not carried')
  await seeRefusal(report, 'who is no admin promotes nobody', {
    who: ben,
    document: switching('promoteActor', ana.id),
    code: 'FORBIDDEN',
  })
  const granted = await stage.command('admin', 'grant', vera.email, '--system', 'goalsguild')
  see('`admin grant --system goalsguild`', granted.code === 0, granted.stdout)
  await vera.ask(switching('promoteActor', ana.id))
  see('an admin does', (await stateOf(vera, ana.id)).isPromoted, await stateOf(vera, ana.id))
  const carried = await post(ana, 'Carried 📮')
  see('followers see it at once', (await seesIn(ben, carried)) && (await seesIn(vera, carried)))
  const items = await settled(
    () => carriedTo(stage, carried),
    ({ length }) => length === 2,
  )
  see(
    'a moment later it is in the feeds of both, and of nobody else',
    isFor(items, [ben, vera]),
    items,
  )
  const days = items.map(
    ({ ttl }) => (Number(ttl) - Math.floor(Date.parse(carried.createdAt) / 1000)) / DAY_SECONDS,
  )
  see('for 30 days', days.length > 0 && days.every((count) => count === 30), days)
  see('what came before the promotion is not', (await carriedTo(stage, plain)).length === 0)
  const gone = await post(ana, 'Carried, then deleted')
  await settled(
    () => carriedTo(stage, gone),
    ({ length }) => length === 2,
  )
  await ana.ask(deleting(gone.id))
  see('a pointer to what is gone shows nothing', !(await seesIn(ben, gone)))
  await follow(cem, ana)
  see('who follows now sees everything at once', await seesIn(cem, carried))
  return carried
}

/** Gives what was posted after the demotion. */
async function seeGroup({ cast, stage, report }: Scene, groupId: string): Promise<Activity> {
  const { ana, ben, vera } = cast
  const to = `, groupId: ${text(groupId)}`
  await vera.ask(switching('promoteActor', groupId))
  const carried = await post(ben, 'To the group 📮', to)
  const items = await settled(
    () => carriedTo(stage, carried),
    ({ length }) => length === 2,
  )
  report.see('a group fans out to its members', isFor(items, [ana, ben]), peopleIn(items))
  await vera.ask(switching('demoteActor', groupId))
  const { isPromoted } = await stateOf(vera, groupId)
  report.see('demoted again', !isPromoted)
  const later = await post(ben, 'To the group, after that', to)
  report.see('feeds are as before', (await seesIn(ana, later)) && (await seesIn(ana, carried)))
  return later
}

export interface Promoted {
  readonly carried: Activity
  readonly notCarried: Activity
}

export async function tourPromotion(scene: Scene, groupId: string): Promise<Promoted> {
  scene.report.line('Build: promotion by admin; fan-out in batches; TTL')
  const carried = await seePerson(scene)
  return { carried, notCarried: await seeGroup(scene, groupId) }
}

/** What the other chapters have left time for: the second pass and the backfill of Cem. */
export async function tourSecondPass(scene: Scene, promoted: Promoted): Promise<void> {
  const { cast, stage, report } = scene
  const { ana, ben, vera, cem } = cast
  report.line('Build: second pass after the index has settled, and backfill for who follows later')
  const look = async () => ({
    state: await stateOf(vera, ana.id),
    items: await carriedTo(stage, promoted.carried),
  })
  const isThere = ({ state, items }: Awaited<ReturnType<typeof look>>) =>
    (state.through ?? '') >= promoted.carried.createdAt && items.length === 3
  let seen = await look()
  for (let waitedMs = 0; waitedMs < SECOND_PASS_MS_MAX && !isThere(seen); waitedMs += POLL_MS) {
    await wait(POLL_MS)
    seen = await look()
  }
  const { state, items } = seen
  report.see(
    'feeds are known to be whole beyond the first activity that was carried',
    (state.through ?? '') >= promoted.carried.createdAt,
    state,
  )
  report.see(
    'who followed later has it in their feed, once',
    isFor(items, [ben, vera, cem]),
    peopleIn(items),
  )
  const left = await carriedTo(stage, promoted.notCarried)
  report.see('and nothing was carried after the demotion', left.length === 0, peopleIn(left))
}
