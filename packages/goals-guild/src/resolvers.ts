import type { InputSchema } from '@longtable/core'
import type { GuildContext } from './context.ts'

type Operation<Input, Answer> = (
  context: GuildContext,
  input: Input,
  requestId?: string,
) => Promise<Answer>

/** Parse, call, return. */
export const mutation =
  <Input, Answer>(schema: InputSchema<Input>, run: Operation<Input, Answer>) =>
  (_: unknown, input: { readonly requestId?: string | null }, context: GuildContext) =>
    run(context, schema.parse(input), input.requestId ?? undefined)
