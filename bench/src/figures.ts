import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillGraph, measurePages, PAGE_1, PAGE_10 } from './feed/pages.ts'
import { fullFeed } from './feed/size.ts'
import { medianCost } from './harness.ts'
import { fullMonth, runMonthBench } from './month/index.ts'

type Say = (progress: string) => void

/** Microseconds by what was measured; less is better. */
export type Figures = Readonly<Record<string, number>>

const MICROSECONDS = 1_000_000

async function monthFigures(say: Say): Promise<Figures> {
  const { turns } = await runMonthBench({ ...fullMonth, users: 200, parts: 2, say })
  const acts = turns.reduce((sum, turn) => sum + turn.acts, 0)
  const each = (by: 'wall' | 'cpu') =>
    (turns.reduce((sum, { domain }) => sum + domain[by], 0) / acts) * MICROSECONDS
  return { 'an act of the month, time': each('wall'), 'an act of the month, CPU': each('cpu') }
}

async function feedFigures(say: Say): Promise<Figures> {
  const size = { ...fullFeed, people: 2000, activitiesEach: 20, followed: [20, 200], samples: 100 }
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-figures-'))
  try {
    const engine = await fillGraph(join(directory, 'graph'), size)
    const pages = await measurePages(engine, directory, { size, say })
    await engine.close()
    return Object.fromEntries(
      pages.flatMap(({ followed, costs }) =>
        [PAGE_1, PAGE_10].flatMap((page) => [
          [`feed, ${page} at ${followed}, time`, medianCost(costs, page, 'wall')],
          [`feed, ${page} at ${followed}, CPU`, medianCost(costs, page, 'cpu')],
        ]),
      ),
    )
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Runs of less than a minute: a figure means something only beside another's of the same minutes. */
export const figuresOf = { month: monthFigures, feed: feedFigures } as const
export type Figured = keyof typeof figuresOf
export const isFigured = (name: string | undefined): name is Figured =>
  name !== undefined && Object.hasOwn(figuresOf, name)
