import type { GuildContext } from './context.ts'

export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
}

export const pageOf = ({ first, after }: PageArguments) => ({ limit: first ?? undefined, after })

type Operation<Input, Answer> = (
  context: GuildContext,
  input: Input,
  requestId?: string,
) => Promise<Answer>

interface InputSchema<Input> {
  parse(input: unknown): Input
}

/** Parse, call, return. */
export const mutation =
  <Input, Answer>(schema: InputSchema<Input>, run: Operation<Input, Answer>) =>
  (_: unknown, input: { readonly requestId?: string | null }, context: GuildContext) =>
    run(context, schema.parse(input), input.requestId ?? undefined)

export const query =
  <Input, Answer>(
    schema: InputSchema<Input>,
    run: (context: GuildContext, input: Input) => Promise<Answer>,
  ) =>
  (_: unknown, input: unknown, context: GuildContext) =>
    run(context, schema.parse(input))

/** A list with arguments of its own beside `first` and `after`. */
export const listQuery =
  <Input, Answer>(
    schema: InputSchema<Input>,
    run: (context: GuildContext, input: Input, page: ReturnType<typeof pageOf>) => Promise<Answer>,
  ) =>
  (_: unknown, input: PageArguments, context: GuildContext) =>
    run(context, schema.parse(input), pageOf(input))
