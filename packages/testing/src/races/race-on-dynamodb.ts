import { randomUUID } from 'node:crypto'
import { silentLogger } from '@longtable/core'
import type { Engine } from '@longtable/store'
import { type DynamoDBOptions, openDynamoDB } from '@longtable/store/dynamodb'
import type { TestStore } from '@longtable/store/testing'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { openFaultProxy } from '@longtable/store/testing/fault-proxy'
import type { SystemContext } from '@longtable/system'
import { type ContextOf, contextMaker } from '../system/contexts.ts'
import type { SystemWorld } from '../system/system-world.ts'
import type { TestedSystem } from '../system/tested-system.ts'
import { racePlaces, raceEngine, type RaceWorld, raceWorld, type WholeHeat } from './race-world.ts'
import { type RaceOutcome, runHeat } from './racer.ts'

const CLIENTS = 25
const CONFLICTS = 0.2

interface Clients<C extends SystemContext> extends AsyncDisposable {
  readonly open: TestStore['open']
  /** One context maker per client: what one process shares, these do not. */
  contexts(world: SystemWorld<C>): Promise<readonly ContextOf<C>[]>
}

type Connection = Pick<DynamoDBOptions, 'endpoint' | 'region' | 'credentials'>
type Opening = Pick<DynamoDBOptions, 'tables' | 'clock' | 'createTables'>

function dynamoDBClients<C extends SystemContext>(connection: Connection): Clients<C> {
  const suffix = randomUUID()
  const engines: Engine[] = []
  const openClient = ({ tables, ...rest }: Opening) =>
    openDynamoDB({
      ...connection,
      ...rest,
      tables,
      tableNames: Object.fromEntries(tables.map(({ name }) => [name, `${name}-${suffix}`])),
    })
  return {
    open: async (tables, { clock }) =>
      raceEngine(await openClient({ tables, clock, createTables: true }), async () => {}),
    async contexts({ system, deps: { files }, world: { now, stamp, cursors } }) {
      const { table } = system.model
      while (engines.length < CLIENTS)
        engines.push(await openClient({ tables: [table], clock: now }))
      return engines.map((engine) => {
        const reader = { store: engine.table(table.name), cursors }
        return contextMaker<C>({ system, reader, stamp, now, log: silentLogger, files })
      })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
}

/** Clients of the DynamoDB adapter behind a proxy that refuses every fifth write as a conflict. */
export async function raceOnDynamoDB<C extends SystemContext>(
  tested: TestedSystem<C>,
): Promise<RaceWorld<C>> {
  const { endpoint, ...dynoxide } = await startDynoxide()
  const proxy = await openFaultProxy({ endpoint, seed: 11 })
  const { region, credentials } = dynoxide
  const clients = dynamoDBClients<C>({ endpoint: proxy.endpoint, region, credentials })

  async function run(world: SystemWorld<C>, heat: WholeHeat): Promise<RaceOutcome[]> {
    const contexts = await clients.contexts(world)
    proxy.configure([{ fault: 'conflict', share: CONFLICTS }])
    try {
      const outcomes = await Promise.all(
        contexts.map((as, part) => runHeat({ ...heat, places: racePlaces(part, CLIENTS) }, as)),
      )
      if (proxy.counts.conflict === 0) throw new Error('The proxy has refused nothing.')
      return outcomes.flat()
    } finally {
      proxy.configure([])
    }
  }

  return raceWorld(tested, {
    store: { name: 'DynamoDB', open: clients.open },
    run,
    end: () => Promise.resolve(clients[Symbol.asyncDispose]()),
    async last() {
      await proxy[Symbol.asyncDispose]()
      await dynoxide[Symbol.asyncDispose]()
    },
  })
}
