import type { Context, InputSchema, Mutation } from '@longtable/core'

export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
}

export const pageOf = ({ first, after }: PageArguments) => ({ limit: first ?? undefined, after })

export const query =
  <C extends Context, Input, Answer>(
    schema: InputSchema<Input>,
    run: (context: C, input: Input) => Promise<Answer>,
  ) =>
  (_: unknown, input: unknown, context: C): Promise<Answer> =>
    run(context, schema.parse(input))

/** A list with arguments of its own beside `first` and `after`. */
export const listQuery =
  <C extends Context, Input, Answer>(
    schema: InputSchema<Input>,
    run: (context: C, input: Input, page: ReturnType<typeof pageOf>) => Promise<Answer>,
  ) =>
  (_: unknown, input: PageArguments, context: C): Promise<Answer> =>
    run(context, schema.parse(input), pageOf(input))

type MutationField<C extends Context, Answer> = (
  parent: unknown,
  input: { readonly requestId?: string | null },
  context: C,
) => Promise<Answer>

// oxlint-disable-next-line typescript/no-explicit-any -- each mutation has an input of its own
type AnyMutation<C extends Context> = Mutation<C, any, unknown>

const fromShells = new WeakSet<object>()

function mutationField<C extends Context>(key: string, mutation: AnyMutation<C>) {
  if (mutation.mutation !== key)
    throw new Error(`The field ${key} is the mutation ${mutation.mutation}: name them alike.`)
  const field: MutationField<C, unknown> = (_, input, context) =>
    mutation(context, mutation.input.parse(input), input.requestId ?? undefined)
  fromShells.add(field)
  return field
}

/** The resolvers of mutations: parse, call, return. */
export const mutationFields = <C extends Context, M extends Record<string, AnyMutation<C>>>(
  mutations: M & Record<string, AnyMutation<C>>,
): { readonly [Name in keyof M]: MutationField<C, Awaited<ReturnType<M[Name]>>> } =>
  Object.fromEntries(
    Object.entries(mutations).map(([key, mutation]) => [key, mutationField(key, mutation)]),
  ) as never

/** Names of mutations that somebody has resolved by hand, past what a shell asks of everyone. */
export const mutationsPastShells = (resolvers: { readonly Mutation?: object }): string[] =>
  Object.entries(resolvers.Mutation ?? {}).flatMap(([name, field]) =>
    fromShells.has(field as object) ? [] : [name],
  )
