import type { ParsingResolver } from '@longtable/api'
import type { InputSchema } from '@longtable/core'
import type { GuildContext } from './context.ts'

type Operation<Input, Answer> = (
  context: GuildContext,
  input: Input,
  requestId?: string,
) => Promise<Answer>

interface Repeatable {
  readonly requestId?: string | null | undefined
}

/** Parse, call, return. */
export const mutation =
  <Input, Answer, Given>(
    schema: InputSchema<Input, Given>,
    run: Operation<Input, Answer>,
  ): ParsingResolver<GuildContext, Given, Repeatable, Answer> =>
  (_, input, context) =>
    run(context, schema.parse(input), input.requestId ?? undefined)
