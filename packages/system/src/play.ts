import type { Feature, SystemContext } from './feature.ts'

/** What a story goes on with. */
export interface Played {
  readonly id: string
  readonly roomId?: string
}

/** One of the system's mutations, with arguments as a client sends them. */
export type Play = (context: SystemContext, mutation: string, given: object) => Promise<Played>

/** Ends between two steps when it is told to; with those that were under way when it is disposed of. */
export function playUntil(stopping: AbortSignal, play: Play): AsyncDisposable & { play: Play } {
  const underWay = new Set<Promise<Played>>()
  return {
    async play(...step) {
      stopping.throwIfAborted()
      const played = play(...step)
      underWay.add(played)
      return played.finally(() => underWay.delete(played))
    },
    async [Symbol.asyncDispose]() {
      await Promise.allSettled(underWay)
    },
  }
}

type Resolver = (source: undefined, given: object, context: SystemContext) => Promise<Played>

/** By its name, as GraphQL has it, so a demo can do no more and no less than a client. */
export function playing(features: readonly Feature[]): Play {
  const resolvers = new Map(
    features.flatMap(({ resolvers: { Mutation = {} } }: { resolvers: { Mutation?: object } }) =>
      Object.entries(Mutation as Record<string, Resolver>),
    ),
  )
  return async (context, mutation, given) => {
    const resolve = resolvers.get(mutation)
    if (!resolve) throw new Error(`There is no mutation ${mutation}.`)
    // Each is a request of its own: nothing that was read before is believed.
    return resolve(undefined, given, { ...context })
  }
}
