import { noSearch } from '@longtable/search'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  browseOpenRoles,
  collabHubRows,
  collabHubSystem,
  collabHubTable,
  type HubContext,
  roleApplications,
  setStartupVisibility,
} from '@longtable/collab-hub'
import { createRunner, silentEvents, silentLogger, SystemTable } from '@longtable/core'
import { openLmdb } from '@longtable/store/lmdb'
import { noDocuments } from '@longtable/system'
import { contextsOf } from '../contexts.ts'
import { measure, median } from '../harness.ts'
import { fillHub, founderId, afterTheLast, roleId, startupId } from './fill.ts'
import { type HubFindings, LARGE, SMALL } from './findings.ts'
import { type HubSize, rolesIn, type TableSize } from './size.ts'

export { hubReport, hubTargets } from './report.ts'
export { fullHub, quickHub } from './size.ts'

const FIRST = { limit: 20 }
/** A hub of this size in a directory of its own, and what its founders and visitors ask for. */
async function openHub(directory: string, size: TableSize) {
  let time = afterTheLast(size)
  const now = () => time
  const tables = [collabHubTable, SystemTable]
  const filling = await openLmdb({ directory, tables, clock: now, sync: false })
  await fillHub(filling.table(collabHubTable.name), size)
  await filling.close()
  const engine = await openLmdb({ directory, tables, clock: now })
  const [store, system] = [engine.table(collabHubTable.name), engine.table(SystemTable.name)]
  const { context, files, stamp } = contextsOf({ store, directory, rows: collabHubRows, now })
  const log = silentLogger
  const [documents, search] = [noDocuments, noSearch]
  const deps = { store, system, events: silentEvents, files, documents, search, stamp, now, log }
  const { processors } = collabHubSystem.work(deps)
  const running = { store, system, group: 'bench', owner: 'bench', now, log }
  // What was filled in is nobody's change.
  const idle = createRunner({ ...running, processors: [], events: silentEvents })
  await idle.drain()
  await idle.release()
  const runner = createRunner({ ...running, processors, events: silentEvents })
  const founder: HubContext = context({ userId: founderId(0) })
  return {
    engine,
    runner,
    openRoles: () => browseOpenRoles(founder, {}, FIRST),
    // All of a role's in both tables: an index that grew would show in finding them.
    pipeline: () =>
      roleApplications(founder, { startupId: startupId(0), roleId: roleId(0) }, FIRST),
    setVisibility(visibility: 'PUBLIC' | 'PRIVATE') {
      // A minute later, so that no limit is met.
      time += 60_000
      const input = { startupId: startupId(0), visibility }
      return setStartupVisibility(founder, setStartupVisibility.input.parse(input))
    },
  }
}

type Hub = Awaited<ReturnType<typeof openHub>>

async function measureChange({ setVisibility, runner }: Hub, changes: number) {
  const taken: { act: number; roles: number }[] = []
  for (let n = 0; n < changes; n++) {
    const start = performance.now()
    await setVisibility(n % 2 === 0 ? 'PRIVATE' : 'PUBLIC')
    const act = performance.now() - start
    await runner.drain()
    taken.push({ act, roles: performance.now() - start })
  }
  return {
    act: median(taken.map(({ act }) => act)),
    roles: median(taken.map(({ roles }) => roles)),
  }
}

export async function runHubBench(
  bench: HubSize & { readonly say: (progress: string) => void },
): Promise<HubFindings> {
  const { say, ...size } = bench
  const directory = await mkdtemp(join(tmpdir(), 'longtable-hub-'))
  const clean = () => rmSync(directory, { recursive: true, force: true })
  process.once('exit', clean)
  const roles = rolesIn(size.large)
  say(`${roles} roles with ${roles * size.large.applicationsEach} applications, and a part of them`)
  const large = await openHub(join(directory, LARGE), size.large)
  const small = await openHub(join(directory, SMALL), size.small)
  const of = (read: 'openRoles' | 'pipeline') =>
    measure(
      {
        contenders: [
          { name: LARGE, prepare: () => large[read] },
          { name: SMALL, prepare: () => small[read] },
        ],
        concurrency: 1,
      },
      size,
    )
  say('open roles')
  const openRoles = await of('openRoles')
  say('a pipeline')
  const pipeline = await of('pipeline')
  say(`a startup of ${size.large.rolesEach} roles changes`)
  const change = await measureChange(large, size.changes)
  await Promise.all([large.engine.close(), small.engine.close()])
  process.off('exit', clean)
  clean()
  return { size, openRoles, pipeline, change }
}
