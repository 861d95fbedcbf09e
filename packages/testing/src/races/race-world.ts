import type { Engine } from '@longtable/store'
import type { TestStore } from '@longtable/store/testing'
import type { SystemContext } from '@longtable/system'
import { createSystemWorld, type SystemWorld } from '../system/system-world.ts'
import { testFiles } from '../system/test-files.ts'
import type { TestedSystem } from '../system/tested-system.ts'
import type { Heat, RaceOutcome } from './racer.ts'

const AT_ONCE = 50

/** A heat of all places; who runs it shares them out. */
export type WholeHeat = Omit<Heat, 'places'>

export interface RaceWorld<C extends SystemContext> extends SystemWorld<C> {
  /** Fifty at once; racers take turns. A bug in one of them fails the race. */
  race(heat: WholeHeat): Promise<RaceOutcome[]>
}

/** The share of one of several that race together. */
export const racePlaces = (part: number, parts: number): number[] =>
  Array.from({ length: AT_ONCE }, (_, place) => place).filter((place) => place % parts === part)

export const raceEngine = (engine: Engine, remove: () => Promise<void>) => ({
  table: (name: string) => engine.table(name),
  tools: (name: string) => engine.tools(name),
  close: () => engine.close(),
  reopen: () => Promise.reject(new Error('A race does not open its store again.')),
  async [Symbol.asyncDispose]() {
    await engine.close()
    await remove()
  },
})

interface RaceParts<C extends SystemContext> {
  readonly store: TestStore
  readonly run: (world: SystemWorld<C>, heat: WholeHeat) => Promise<RaceOutcome[]>
  /** Before the world's own store is closed, and after it. */
  readonly end: () => Promise<void>
  readonly last?: () => Promise<void>
  /** Where all of them find the same files. */
  readonly filesIn?: string
}

export async function raceWorld<C extends SystemContext>(
  tested: TestedSystem<C>,
  { store, run, end, last, filesIn }: RaceParts<C>,
): Promise<RaceWorld<C>> {
  const files =
    filesIn === undefined ? {} : { filesOf: (now: () => number) => testFiles(filesIn, now) }
  const world = await createSystemWorld(store, tested, files)
  return {
    ...world,
    async race(heat) {
      const outcomes = (await run(world, heat)).sort((a, b) => a.place - b.place)
      const bugs = outcomes.filter(({ bug }) => bug !== undefined)
      if (bugs.length > 0) throw new Error(JSON.stringify(bugs.slice(0, 3)))
      if (outcomes.length !== AT_ONCE) throw new Error(`Only ${outcomes.length} have come home.`)
      return outcomes
    },
    async [Symbol.asyncDispose]() {
      await end()
      await world[Symbol.asyncDispose]()
      await last?.()
    },
  }
}
