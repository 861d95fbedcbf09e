import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import { toItem } from '@longtable/entity'
import { Group, GroupMember, ggCore } from '@longtable/goals-guild'
import { openDynamoDB } from '@longtable/store/dynamodb'
import { seededRandom } from '@longtable/testing/random'
import { startDynoxide } from '../store/dynoxide.ts'
import { counting } from './counting.ts'
import { activityItems, follow, idAt, person, personId, powerLaw, START, write } from './graph.ts'
import { contexts } from './guild.ts'
import { ours } from './readers.ts'

const ACTIVITIES_EACH = 2
const GROUPS = 3

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

/** What a first page asks of DynamoDB, where no index in memory can help. */
export async function measureCalls(
  directory: string,
  { people, followed }: { readonly people: number; readonly followed: readonly number[] },
): Promise<CallResult[]> {
  const dynoxide = await startDynoxide(join(directory, 'dynoxide.db'))
  let units = 0
  const { endpoint, region, credentials } = dynoxide
  const engine = await openDynamoDB({
    endpoint,
    region,
    credentials,
    tables: [ggCore, SystemTable],
    createTables: true,
    onCapacity: (consumed) => {
      units += consumed.readUnits
    },
  })
  try {
    const store = engine.table(ggCore.name)
    const random = seededRandom(3)
    await write(
      store,
      Array.from({ length: people }, (_, place) => person(personId(place))),
    )
    await write(store, activityItems(people, ACTIVITIES_EACH))
    const results: CallResult[] = []
    for (const count of followed.filter((one) => one <= people)) {
      const userId = idAt(START + 8, count)
      await write(store, [person(userId), ...groups(userId)])
      await write(
        store,
        [...powerLaw(random, people, count)].map((place) => follow(userId, personId(place))),
      )
      const as = contexts({ store, directory, now: () => START + 86_400_000 })
      const read = async () => {
        const counted = counting(store)
        units = 0
        await ours({ ...as(userId), store: counted.store })
        const { calls, rounds } = counted.counts
        return { calls, rounds, units }
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
