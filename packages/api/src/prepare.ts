import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql/index.js'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { createDocumentCache } from './document-cache.ts'
import * as limits from './limits.ts'
import { measure } from './measure.ts'
import type { ApiSchema } from './module.ts'
import { refuse } from './refuse.ts'

/** One operation of one document, ready to run. */
export interface Prepared {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly operationName: string | undefined
  readonly pageVariables: ReadonlySet<string>
  /** Page sizes whose cost was found to be bearable, so that it is not counted each time. */
  readonly bearable: Set<string>
  readonly compiled: CompiledQuery | undefined
}

interface Remembered extends Prepared {
  readonly mayCompile: boolean
  compiled: CompiledQuery | undefined
  uses: number
}

export interface PrepareOptions {
  readonly isIntrospectionAllowed: boolean
  /** `false` runs everything with graphql-js. */
  readonly isCompiling: boolean
}

/** A document that is no GraphQL, or not for this schema. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError'
  readonly reason: 'graphql.syntax' | 'graphql.validation'
  readonly problems: readonly GraphQLError[]

  constructor(reason: InvalidDocumentError['reason'], problems: readonly GraphQLError[]) {
    super('The document is not valid.')
    this.reason = reason
    this.problems = problems
  }
}

export interface Preparer {
  /** `onUnseen` may throw; it is called before anything is parsed. */
  prepare(source: string, asked: Asked): Prepared
  readonly cachedCharacters: number
}

export interface Asked {
  readonly operationName: string | undefined
  readonly onUnseen: () => void
}

const NAME = /^[_A-Za-z][_0-9A-Za-z]{0,99}$/

function parsed(source: string): DocumentNode {
  try {
    return parse(source, { noLocation: true, maxTokens: limits.TOKENS_MAX })
  } catch (error) {
    if (error instanceof GraphQLError) throw new InvalidDocumentError('graphql.syntax', [error])
    throw error
  }
}

function operationOf(document: DocumentNode, name: string | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name)
  if (operation) return operation
  return refuse('operation', {
    message: name === undefined ? 'Say which operation.' : 'There is no operation of that name.',
    field: 'operationName',
  })
}

/**
 * Makes the one way from a text to something that runs, for every transport. What was prepared is
 * remembered by operation name and source: by source alone, asking for one of two operations of a
 * document could run the other. What was refused is not remembered.
 */
export function createPreparer(api: ApiSchema, options: PrepareOptions): Preparer {
  const cache = createDocumentCache<Remembered>(limits.CACHE_CHARACTERS_MAX)
  const { isIntrospectionAllowed } = options
  const rules = isIntrospectionAllowed
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule]

  function unseen(source: string, operationName: string | undefined): Remembered {
    const document = parsed(source)
    const { directives, pageVariables, rootFields } = measure(api, document, {
      isIntrospectionAllowed,
    })
    const problems = validate(api.schema, document, rules, {
      maxErrors: limits.VALIDATION_ERRORS_MAX,
      hideSuggestions: true,
    })
    if (problems.length > 0) throw new InvalidDocumentError('graphql.validation', problems)
    const operation = operationOf(document, operationName)
    // Left to graphql-js: what graphql-jit does differently, which is to go on with the mutations
    // after one that failed, and to mix up conditions of fragments that are spread twice.
    const isAlike =
      operation.operation === 'query' ||
      (operation.operation === 'mutation' && rootFields.get(operation) === 1)
    return {
      document,
      operation,
      operationName,
      pageVariables,
      bearable: new Set(),
      compiled: undefined,
      uses: 0,
      mayCompile:
        options.isCompiling &&
        isAlike &&
        directives === 0 &&
        source.length <= limits.COMPILE_CHARACTERS_MAX,
    }
  }

  function compile(known: Remembered): void {
    const compiled = compileQuery(api.schema, known.document, known.operationName, {
      disablingCapturingStackErrors: true,
    })
    if (isCompiledQuery(compiled)) known.compiled = compiled
  }

  return {
    prepare(source, { operationName, onUnseen }) {
      if (source.length > limits.SOURCE_CHARACTERS_MAX)
        refuse('length', `At most ${limits.SOURCE_CHARACTERS_MAX} characters.`)
      if (operationName !== undefined && !NAME.test(operationName))
        refuse('operation', { message: 'That is no name.', field: 'operationName' })
      const key = `${operationName ?? ''}\n${source}`
      let known = cache.get(key)
      if (!known) {
        onUnseen()
        known = unseen(source, operationName)
        cache.set(key, known)
      }
      known.uses += 1
      if (known.mayCompile && known.uses === limits.COMPILE_FROM_USE) compile(known)
      return known
    },
    get cachedCharacters() {
      return cache.characters
    },
  }
}
