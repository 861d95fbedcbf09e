import { SystemTable } from '@longtable/core'
import { toItem } from '@longtable/entity'
import { Activity, ActivityHead, ggCore, Goal, Group, GroupMember } from '@longtable/goals-guild'
import { openDynamoDB } from '@longtable/store/dynamodb'
import { seededRandom } from '@longtable/testing/random'
import { startDynoxide } from '../store/dynoxide.ts'
import { counting } from './counting.ts'
import { activityItems, follow, idAt, person, personId, powerLaw, START, write } from './graph.ts'
import { contexts } from './guild.ts'
import { ours, ACTIVITIES_PER_PAGE } from './readers.ts'

const ACTIVITIES_EACH = 2
const GROUPS = 3
const TOLD_EACH = 2
/** Later than everything of other people, so that a first page shows it. */
const TOLD_AT = START + 80_000_000

export interface CallResult {
  readonly followed: number
  readonly groups: number
  readonly calls: number
  readonly rounds: number
  readonly units: number
  /** The first time that this process reads for them: it does not know yet how long the list is. */
  readonly first: { readonly calls: number; readonly rounds: number }
}

const at = new Date(START).toISOString()
const groupId = (place: number) => idAt(START + 9, place)

function* groups(userId: string) {
  for (let place = 0; place < GROUPS; place++) {
    const id = groupId(place)
    yield toItem(Group, {
      id,
      name: 'Runners',
      description: '',
      ownerId: userId,
      tags: [],
      isPersistent: true,
      access: 'open',
      memberCount: 1,
      createdAt: at,
      updatedAt: at,
    })
    yield toItem(GroupMember, { groupId: id, userId, role: 'member', joinedAt: at })
  }
}

const goalOf = (userId: string): Goal => ({
  id: idAt(START + 10, 1),
  userId,
  title: 'Marathon',
  tags: [],
  status: 'active',
  visibility: 'followers',
  createdAt: at,
  updatedAt: at,
})

/** Whose goals and authors have to be asked before they are shown. */
function told(actorId: string, place: number, userId: string): Activity {
  const activityId = idAt(TOLD_AT + place, place)
  const about =
    actorId === userId
      ? ({ verb: 'goal_update', objectType: 'Goal', goalId: goalOf(userId).id } as const)
      : ({ verb: 'group_post', objectType: 'Group', authorId: personId(place) } as const)
  return {
    ...about,
    activityId,
    actorId,
    objectId: about.goalId ?? actorId,
    previewText: 'This needs one more look before it is shown.',
    tags: [],
    visibility: 'followers',
    createdAt: new Date(TOLD_AT + place).toISOString(),
  }
}

/** The reader's own goal and posts of the groups: what decides about them is known last. */
function* toldBy(userId: string) {
  yield toItem(Goal, goalOf(userId))
  const actors = [userId, ...Array.from({ length: GROUPS }, (_, place) => groupId(place))]
  for (const [place, actorId] of actors.entries()) {
    const items = Array.from({ length: TOLD_EACH }, (_, n) =>
      toItem(Activity, told(actorId, place * TOLD_EACH + n, userId)),
    )
    yield* items
    const newestKeys = items.map(({ SK }) => SK).reverse()
    yield toItem(ActivityHead, { actorId, newestKeys, updatedAt: at })
  }
}

/** Everybody's head; of people and activities those that can be on somebody's first page. */
function* shownOf(people: number, lists: readonly (readonly string[])[]) {
  const items = [...activityItems(people, ACTIVITIES_EACH)]
  const newest = new Set<string>()
  for (const list of lists) {
    const ids = new Set(list)
    const theirs = items.filter(
      ({ actorId, type }) => type === 'Activity' && ids.has(actorId as string),
    )
    for (const { SK } of theirs.slice(-2 * ACTIVITIES_PER_PAGE)) newest.add(SK)
  }
  const authors = new Set(Array.from({ length: GROUPS * TOLD_EACH * 2 }, (_, n) => personId(n)))
  for (const item of items) {
    if (item['type'] === 'ActivityHead') yield item
    if (!newest.has(item.SK)) continue
    yield item
    authors.add(item['actorId'] as string)
  }
  for (const id of authors) yield person(id)
}

/** What a first page asks of DynamoDB, where no index in memory can help. */
export async function measureCalls(
  directory: string,
  { people, followed }: { readonly people: number; readonly followed: readonly number[] },
): Promise<CallResult[]> {
  const dynoxide = await startDynoxide()
  let [calls, units] = [0, 0]
  const { endpoint, region, credentials } = dynoxide
  const engine = await openDynamoDB({
    endpoint,
    region,
    credentials,
    tables: [ggCore, SystemTable],
    createTables: true,
    onCapacity: (consumed) => {
      calls += 1
      units += consumed.readUnits
    },
  })
  try {
    const store = engine.table(ggCore.name)
    const random = seededRandom(3)
    const lists = followed
      .filter((count) => count <= people)
      .map((count) => [...powerLaw(random, people, count)].map(personId))
    await write(store, shownOf(people, lists))
    const results: CallResult[] = []
    for (const list of lists) {
      const count = list.length
      const userId = idAt(START + 8, count)
      await write(store, [person(userId), ...groups(userId), ...toldBy(userId)])
      await write(
        store,
        list.map((id) => follow(userId, id)),
      )
      const as = contexts({ store, directory, now: () => START + 86_400_000 })
      const read = async () => {
        const counted = counting(store)
        calls = 0
        units = 0
        const { items } = await ours({ ...as(userId), store: counted.store })
        const shown = items.filter(({ verb }) => verb !== 'post').length
        if (shown !== (GROUPS + 1) * TOLD_EACH) throw new Error(`Only ${shown} are on the page.`)
        return { calls, rounds: counted.counts.rounds, units }
      }
      const first = await read()
      results.push({ followed: count, groups: GROUPS, ...(await read()), first })
    }
    return results
  } finally {
    await engine.close()
    await dynoxide.stop()
  }
}
