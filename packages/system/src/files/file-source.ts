import type * as z from 'zod'
import type { FileSource, SystemContext } from '../feature.ts'

/** As a query: the input is parsed, and a refusal is thrown. */
export const fileSource = <C extends SystemContext, Input>(
  input: z.ZodType<Input>,
  find: (context: C, of: Input) => ReturnType<FileSource['find']>,
): FileSource => ({
  find: (context, of) => find(context as C, input.parse(of)),
})
