import { notFound } from '@longtable/core'
import type { SystemContext } from './feature.ts'

interface Switched {
  readonly name: string
  readonly resolvers: object
}

type Resolver = (source: unknown, input: unknown, context: SystemContext) => unknown
type Field = Resolver | { readonly subscribe: Resolver }

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** A feature that is switched off answers as if it did not exist, whatever the caller may do. */
export function switchable<Module extends Switched>(module: Module): Module {
  const guarded =
    (field: string, resolve: Resolver): Resolver =>
    (source, input, context) => {
      if (context.disabledFeatures.has(module.name)) throw notFound('modules.disabled', field)
      return resolve(source, input, context)
    }
  const guardedField = ([field, given]: [string, Field]) => [
    field,
    typeof given === 'function'
      ? guarded(field, given)
      : { ...given, subscribe: guarded(field, given.subscribe) },
  ]
  const types = Object.entries(module.resolvers as Record<string, Record<string, Field>>)
  return {
    ...module,
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
