import {
  type EventSink,
  type JobHandler,
  type Logger,
  notFound,
  type Bus,
  type Processor,
  type Schedule,
} from '@longtable/core'
import type { Stamp } from '@longtable/entity'
import type { Change, Store } from '@longtable/store'
import type { GuildContext } from './context.ts'
import { usersModule } from './users/users.graphql.ts'

/** What a folder gives to the GraphQL schema; its name is the one it is switched off by. */
export interface GuildModule {
  readonly name: string
  readonly typeDefs: string
  readonly resolvers: object
  readonly pageSizeMax?: Readonly<Record<string, number>>
  readonly withoutRequestId?: readonly string[]
}

/** What works beside requests is built once, from these. */
export interface GuildDeps {
  /** `gg_core`. */
  readonly store: Store
  /** `longtable_system`, for jobs. */
  readonly system: Store
  readonly events: EventSink
  readonly stamp: () => Stamp
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly log: Logger
}

type Resolver = (source: unknown, input: unknown, context: GuildContext) => unknown
type Field = Resolver | { readonly subscribe: Resolver }

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** A module that is switched off answers as if it did not exist, whatever the caller may do. */
function switchable({ name, resolvers, ...rest }: GuildModule): GuildModule {
  const guarded =
    (field: string, resolve: Resolver): Resolver =>
    (source, input, context) => {
      if (context.guild.disabledModules.has(name)) throw notFound('modules.disabled', field)
      return resolve(source, input, context)
    }
  const guardedField = ([field, given]: [string, Field]) => [
    field,
    typeof given === 'function'
      ? guarded(field, given)
      : { ...given, subscribe: guarded(field, given.subscribe) },
  ]
  const types = Object.entries(resolvers as Record<string, Record<string, Field>>)
  return {
    ...rest,
    name,
    resolvers: Object.fromEntries(
      types.map(([type, fields]) => [
        type,
        ROOTS.includes(type)
          ? (Object.fromEntries(Object.entries(fields).map(guardedField)) as object)
          : fields,
      ]),
    ),
  }
}

/** For the GraphQL edge. */
export const goalsGuildModules: readonly GuildModule[] = [usersModule].map(switchable)

/** What reacts to changes of `gg_core`. */
export const goalsGuildProcessors = (_deps: GuildDeps): readonly Processor[] => []

/** Long work that processors ask for. */
export const goalsGuildJobs = (_deps: GuildDeps): readonly JobHandler[] => []

export const goalsGuildSchedules = (_deps: GuildDeps): readonly Schedule[] => []

/** What live subscribers are told of a change. */
export const goalsGuildLive: readonly ((change: Change, publish: Bus['publish']) => void)[] = []
