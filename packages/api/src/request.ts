import { measureRequest } from './measure.ts'
import type { ApiSchema } from './module.ts'
import type { Prepared } from './prepare.ts'
import { refuse } from './refuse.ts'

const BEARABLE_MAX = 32

/** As a client sends it. */
export interface OperationRequest {
  readonly query: string
  readonly operationName?: string | null | undefined
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  /** Clients may send them; nothing is done with them. */
  readonly extensions?: unknown
}

/** Refuses page sizes that are too large, alone or together; known only with the variables. */
export function checkPages(
  api: ApiSchema,
  prepared: Prepared,
  variables: OperationRequest['variables'],
) {
  if (prepared.pageVariables.size === 0) return
  const { operation, document, bearable } = prepared
  const variableValue = (name: string): unknown => {
    const given = variables && Object.hasOwn(variables, name) ? variables[name] : undefined
    if (given !== undefined) return given
    const defined = operation.variableDefinitions?.find(
      ({ variable }) => variable.name.value === name,
    )
    return defined?.defaultValue?.kind === 'IntValue'
      ? Number(defined.defaultValue.value)
      : undefined
  }
  const sizes = [...prepared.pageVariables]
    .map(variableValue)
    .map((size) => (typeof size === 'number' ? size : typeof size))
    .join()
  if (bearable.has(sizes)) return
  measureRequest(api, document, { operation, variableValue })
  if (bearable.size < BEARABLE_MAX) bearable.add(sizes)
}

const isObject = (given: unknown): boolean =>
  given == null || (typeof given === 'object' && !Array.isArray(given))

/** The transports differ in what they check of a request's shape, so all of it is checked here. */
export function checked({ query, operationName, variables, extensions }: OperationRequest) {
  if (typeof query !== 'string') refuse('request', { message: 'A text.', field: 'query' })
  if (operationName != null && typeof operationName !== 'string')
    refuse('request', { message: 'A text.', field: 'operationName' })
  if (!isObject(variables)) refuse('request', { message: 'An object.', field: 'variables' })
  if (!isObject(extensions)) refuse('request', { message: 'An object.', field: 'extensions' })
  // Clients send an empty name for a document with one operation.
  return { query, operationName: operationName || undefined, variables: variables ?? undefined }
}
