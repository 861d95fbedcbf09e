import { setFlagsFromString } from 'node:v8'
import type { DocumentNode, GraphQLSchema } from 'graphql/index.js'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { COUNTING_SERIALIZERS } from './answer-budget.ts'

export interface CompileInput {
  readonly document: DocumentNode
  readonly operationName: string | undefined
}

/**
 * V8 keeps the source of every function made from a text, long after the function is gone, until
 * the heap is nearly full: 40 kB for each compiled document. So it is told not to, for this moment.
 */
function withoutCompilationCache<T>(make: () => T): T {
  setFlagsFromString('--no-compilation-cache')
  try {
    return make()
  } finally {
    setFlagsFromString('--compilation-cache')
  }
}

/** Undefined when graphql-jit cannot: graphql-js runs it then. */
export function compile(schema: GraphQLSchema, input: CompileInput): CompiledQuery | undefined {
  const compiled = withoutCompilationCache(() =>
    compileQuery(schema, input.document, input.operationName, {
      disablingCapturingStackErrors: true,
      customSerializers: COUNTING_SERIALIZERS,
    }),
  )
  return isCompiledQuery(compiled) ? compiled : undefined
}
