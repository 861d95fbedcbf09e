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

const made = new WeakSet<object>()

/** Whether a resolver is a mutation of a shell: nothing else may stand below `Mutation`. */
export const isMutationField = (resolver: object): boolean => made.has(resolver)

// oxlint-disable-next-line typescript/no-explicit-any -- each mutation has a context and an input of its own
type AnyMutation = Mutation<any, any, unknown>

type Field = (
  source: unknown,
  input: { readonly requestId?: string | null },
  context: Context,
) => Promise<unknown>

/** Mutations under their own names: parse, call, return. */
export function mutationFields<Mutations extends Readonly<Record<string, AnyMutation>>>(
  mutations: Mutations,
): { readonly [Name in keyof Mutations]: Field } {
  const fields = Object.entries(mutations).map(([name, run]) => {
    if (name !== run.mutation) throw new Error(`${name} is the mutation ${run.mutation}.`)
    const field: Field = (_, input, context) =>
      run(context, run.input.parse(input), input.requestId ?? undefined)
    made.add(field)
    return [name, field] as const
  })
  return Object.fromEntries(fields) as { [Name in keyof Mutations]: Field }
}
