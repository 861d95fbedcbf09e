import { describe, it } from 'vitest'
import { badInput } from './bad-input.ts'
import { changes } from './changes.ts'
import { concurrency } from './concurrency.ts'
import { conditions } from './conditions.ts'
import { indexQueries } from './index-queries.ts'
import { limits } from './limits.ts'
import { longKeys } from './long-keys.ts'
import { queries } from './queries.ts'
import { reads } from './reads.ts'
import { tools } from './tools.ts'
import { transactions } from './transactions.ts'
import { ttl } from './ttl.ts'
import { ttlWrites } from './ttl-writes.ts'
import { updates } from './updates.ts'
import { values } from './values.ts'
import type { OpenStore, StoreTests, StoreWorld } from './world.ts'
import { quiet, sample, TestClock } from './world.ts'
import { writes } from './writes.ts'

const themes: Readonly<Record<string, StoreTests>> = {
  reads,
  values,
  queries,
  'index queries': indexQueries,
  writes,
  conditions,
  transactions,
  updates,
  'reads of expired items': ttl,
  'writes over expired items': ttlWrites,
  changes,
  limits,
  'bad input': badInput,
  'long keys': longKeys,
  concurrency,
  tools,
}

export interface Skip {
  readonly reason: string
  /** Names of tests or of whole themes. */
  readonly tests: readonly string[]
}

export interface StoreTestOptions {
  readonly name: string
  readonly open: OpenStore
  readonly skip?: readonly Skip[]
}

/** A skip that names nothing would hide that its test was renamed or is gone. */
function checkSkips(skips: readonly Skip[]): void {
  const known = new Set(
    Object.entries(themes).flatMap(([theme, tests]) => [theme, ...Object.keys(tests)]),
  )
  for (const name of skips.flatMap((skip) => skip.tests))
    if (!known.has(name)) throw new Error(`Nothing to skip is called "${name}".`)
}

async function run(open: OpenStore, test: (world: StoreWorld) => Promise<void>): Promise<void> {
  const clock = new TestClock()
  await using engine = await open([sample, quiet], { clock: clock.read })
  await test({ engine, clock, store: engine.table('sample'), tools: engine.tools('sample') })
}

/** What an adapter has to do to be one. Every test gets fresh tables. */
export function runStoreTests({ name, open, skip = [] }: StoreTestOptions): void {
  checkSkips(skip)
  const reasonFor = (...names: string[]) =>
    skip.find(({ tests }) => names.some((entry) => tests.includes(entry)))?.reason
  describe(name, () => {
    for (const [theme, tests] of Object.entries(themes)) {
      describe(theme, () => {
        for (const [guarantee, test] of Object.entries(tests)) {
          const reason = reasonFor(theme, guarantee)
          if (reason) it.skip(`${guarantee} (${reason})`, () => {})
          else it(guarantee, () => run(open, test))
        }
      })
    }
  })
}
