import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type VariableDefinitionNode,
  validate,
} from 'graphql/index.js'
import type { CompiledQuery } from 'graphql-jit'
import { compile } from './compile.ts'
import { createDocumentCache } from './document-cache.ts'
import * as limits from './limits.ts'
import { type Measure, measure } from './measure.ts'
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

/** graphql-jit knows no default of a `String!`, and finds a `$toString` that nobody gave. */
const isAlikeVariable = ({ variable, type, defaultValue }: VariableDefinitionNode): boolean =>
  !(variable.name.value in Object.prototype) &&
  (type.kind !== Kind.NON_NULL_TYPE || defaultValue === undefined)

/**
 * Left to graphql-js is what graphql-jit does differently: it goes on with the mutations after one
 * that failed, gives null for a variable that was left out inside of an input object, mixes up the
 * conditions of a fragment that is spread twice, and reads some variables in ways of its own.
 */
function isAlikeCompiled(operation: OperationDefinitionNode, measured: Measure): boolean {
  const isOne = operation.operation === 'mutation' && measured.rootFields.get(operation) === 1
  const isKind = operation.operation === 'query' || isOne
  const areAlike = (operation.variableDefinitions ?? []).every(isAlikeVariable)
  return isKind && areAlike && measured.directives === 0 && !measured.hasNestedVariable
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
    const measured = measure(api, document, { isIntrospectionAllowed })
    const { pageVariables } = measured
    const problems = validate(api.schema, document, rules, {
      maxErrors: limits.VALIDATION_ERRORS_MAX,
      hideSuggestions: true,
    })
    if (problems.length > 0) throw new InvalidDocumentError('graphql.validation', problems)
    const operation = operationOf(document, operationName)
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
        source.length <= limits.COMPILE_CHARACTERS_MAX &&
        isAlikeCompiled(operation, measured),
    }
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
      if (known.mayCompile && known.uses === limits.COMPILE_FROM_USE)
        known.compiled = compile(api.schema, known)
      return known
    },
    get cachedCharacters() {
      return cache.characters
    },
  }
}
