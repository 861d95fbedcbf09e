import { DomainError, type Viewer } from '@longtable/core'
import { WriteConflictError } from '@longtable/store'

/** One of many that run at the same moment. */
export interface Lane<C> {
  /** From 0, over all processes. */
  readonly place: number
  /** What the test has prepared; plain data, because it may come from another process. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each racer knows what it is given
  readonly given: any
  readonly as: (viewer: Viewer) => C
}

export type Racer<C> = (lane: Lane<C>) => Promise<unknown>

export interface RaceOutcome {
  readonly place: number
  readonly answer?: unknown
  /** `CODE reason` of an expected refusal. */
  readonly refusal?: string
  /** What nobody expects. */
  readonly bug?: string
}

/** The racers of one module, by the names of its exports; they take turns. */
export interface Heat {
  readonly module: string
  readonly racers: readonly string[]
  readonly given: unknown
  readonly places: readonly number[]
}

async function outcomeOf<C>(racer: Racer<C>, lane: Lane<C>): Promise<RaceOutcome> {
  const { place } = lane
  try {
    return { place, answer: await racer(lane) }
  } catch (error) {
    if (error instanceof DomainError) return { place, refusal: `${error.code} ${error.reason}` }
    if (error instanceof WriteConflictError) return { place, refusal: 'CONFLICT store.busy' }
    return { place, bug: String(error) }
  }
}

/** All places of this process at once. */
export async function runHeat<C>(heat: Heat, as: Lane<C>['as']): Promise<RaceOutcome[]> {
  const module = (await import(heat.module)) as Record<string, Racer<C>>
  return Promise.all(
    heat.places.map((place) => {
      const name = heat.racers[place % heat.racers.length] as string
      const racer = module[name]
      if (!racer) throw new Error(`${heat.module} has no racer ${name}`)
      return outcomeOf(racer, { place, given: heat.given, as })
    }),
  )
}
