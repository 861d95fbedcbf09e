import { notFound } from '@longtable/core'
import type { GuildContext } from './context.ts'

/** What a folder gives to the GraphQL schema; its name is the one it is switched off by. */
export interface GuildModule {
  readonly name: string
  readonly typeDefs: string
  readonly resolvers: object
  readonly pageSizeMax?: Readonly<Record<string, number>>
  readonly withoutRequestId?: readonly string[]
}

type Resolver = (source: unknown, input: unknown, context: GuildContext) => unknown
type Field = Resolver | { readonly subscribe: Resolver }

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** A module that is switched off answers as if it did not exist, whatever the caller may do. */
export function switchable({ name, resolvers, ...rest }: GuildModule): GuildModule {
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
