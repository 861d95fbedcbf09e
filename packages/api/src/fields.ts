import type { Context, InputSchema } from '@longtable/core'

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
