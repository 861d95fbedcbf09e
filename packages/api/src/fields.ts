import type { Context, InputSchema, Mutation } from '@longtable/core'
import * as z from 'zod'
import type { ParsingResolver } from './resolvers.ts'

export interface PageArguments {
  readonly first: number | null | undefined
  readonly after: string | null | undefined
}

export const pageOf = ({ first, after }: PageArguments) => ({ limit: first ?? undefined, after })

/** Of a list without arguments of its own. */
export const noInput = z.object({})

export const query =
  <C extends Context, Input, Answer, Given>(
    schema: InputSchema<Input, Given>,
    run: (context: C, input: Input) => Promise<Answer>,
  ): ParsingResolver<C, Given, object, Answer> =>
  (_, input, context) =>
    run(context, schema.parse(input))

/** A list with arguments of its own beside `first` and `after`. */
export const listQuery =
  <C extends Context, Input, Answer, Given>(
    schema: InputSchema<Input, Given>,
    run: (context: C, input: Input, page: ReturnType<typeof pageOf>) => Promise<Answer>,
  ): ParsingResolver<C, Given, PageArguments, Answer> =>
  (_, input, context) =>
    run(context, schema.parse(input), pageOf(input))

interface Repeatable {
  readonly requestId?: string | null | undefined
}

// oxlint-disable-next-line typescript/no-explicit-any -- each mutation has an input of its own
type AnyMutation<C extends Context> = Mutation<C, any, unknown>

type MutationFields<M> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- what it is parsed to is no matter here
  readonly [Name in keyof M]: M[Name] extends Mutation<infer C, any, infer Answer, infer Given>
    ? ParsingResolver<C, Given, Repeatable, Answer>
    : never
}

const fromShells = new WeakSet<object>()

function mutationField<C extends Context>(key: string, mutation: AnyMutation<C>) {
  if (mutation.mutation !== key)
    throw new Error(`The field ${key} is the mutation ${mutation.mutation}: name them alike.`)
  const field: ParsingResolver<C, unknown, Repeatable, unknown> = (_, input, context) =>
    mutation(context, mutation.input.parse(input), input.requestId ?? undefined)
  fromShells.add(field)
  return field
}

/** The resolvers of mutations: parse, call, return. */
export const mutationFields = <C extends Context, M extends Record<string, AnyMutation<C>>>(
  mutations: M & Record<string, AnyMutation<C>>,
): MutationFields<M> =>
  Object.fromEntries(
    Object.entries(mutations).map(([key, mutation]) => [key, mutationField(key, mutation)]),
  ) as never

/** Names of mutations that somebody has resolved by hand, past what a shell asks of everyone. */
export const mutationsPastShells = (resolvers: { readonly Mutation?: object }): string[] =>
  Object.entries(resolvers.Mutation ?? {}).flatMap(([name, field]) =>
    fromShells.has(field as object) ? [] : [name],
  )
