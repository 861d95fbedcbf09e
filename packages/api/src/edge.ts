import type { Logger } from '@longtable/core'
import { createSourceEventStream, type ExecutionArgs } from 'graphql/index.js'
import type { BucketRule } from './buckets.ts'
import { type Authenticate, type Bearer, bearerOf, type Credentials } from './caller.ts'
import { createDeadlines } from './deadlines.ts'
import { answerErrors, tokenEnded } from './errors.ts'
import type { EventStream } from './event-stream.ts'
import { type Answer, type Execution, executePrepared } from './execute.ts'
import { listenerOf } from './listener.ts'
import { ANSWER_BYTES_MAX, EXECUTION_MS_MAX, OPERATIONS_PER_CALLER_MAX } from './limits.ts'
import type { ApiSchema } from './module.ts'
import { createPreparer, type Prepared } from './prepare.ts'
import { checked, checkPages, type OperationRequest } from './request.ts'
import { createRunning } from './running.ts'
import { createUnseenCount } from './unseen.ts'
import { answerStream, endWithToken } from './answer-stream.ts'

export interface EdgeOptions<ContextValue extends object> {
  readonly api: ApiSchema
  readonly authenticate: Authenticate<ContextValue>
  readonly log: Logger
  /** Introspection, for GraphiQL. */
  readonly isDevelopment?: boolean
  readonly isCompiling?: boolean
  /** How many documents that nobody has sent before a caller may send. */
  readonly unseen?: BucketRule
  readonly executionMsMax?: number
  /** How large an answer may become. */
  readonly answerBytesMax?: number | undefined
  /** How many operations of one caller run at a time. */
  readonly operationsMax?: number | undefined
  /** Epoch milliseconds. */
  readonly now?: () => number
}

/** What the transports hand through: all of them need the document, and we need the rest. */
export interface Operation extends ExecutionArgs {
  /** Made when it runs. */
  readonly contextValue: undefined
  readonly prepared: Prepared
  readonly caller: Bearer<object>
}

export interface Edge {
  /** Who it is now; `again` tells who it is later. */
  authenticate(credentials: Credentials): Promise<Bearer<object>>
  readonly log: Logger
  readonly now: () => number
  /** Throws what `answerErrors` knows, before anything runs. */
  admit(request: OperationRequest, caller: Bearer<object>): Operation
  execute(operation: Operation): Promise<Answer>
  subscribe(operation: Operation): Promise<EventStream<Answer> | Answer>
  readonly cachedCharacters: number
  /** Of one request, in whichever way it comes. */
  readonly bodyBytesMax: number
}

/** How an operation runs in a context of its own, or of one event. */
function createExecutions<ContextValue extends object>(options: EdgeOptions<ContextValue>) {
  const deadlines = createDeadlines(options.executionMsMax ?? EXECUTION_MS_MAX)
  return (operation: Operation, context: object): Execution => ({
    schema: options.api.schema,
    prepared: operation.prepared,
    variables: operation.variableValues as Execution['variables'],
    context,
    log: options.log,
    deadlines,
    answerBytesMax: options.answerBytesMax ?? ANSWER_BYTES_MAX,
  })
}

/** The GraphQL edge of one system: every transport goes through these three functions. */
export function createEdge<ContextValue extends object>(options: EdgeOptions<ContextValue>): Edge {
  const { api, log, now = Date.now } = options
  const preparer = createPreparer(api, {
    isIntrospectionAllowed: options.isDevelopment ?? false,
    isCompiling: options.isCompiling ?? true,
  })
  const executionOf = createExecutions(options)
  const running = createRunning(options.operationsMax ?? OPERATIONS_PER_CALLER_MAX, log)
  const countUnseen = createUnseenCount(options.unseen, now)

  return {
    authenticate: (credentials) => bearerOf<object>(options.authenticate, credentials),
    log,
    now,

    admit(request, caller) {
      if (caller.expiresAt !== undefined && caller.expiresAt <= now()) throw tokenEnded()
      const { query, operationName, variables } = checked(request)
      const prepared = preparer.prepare(query, {
        operationName,
        onUnseen: () => countUnseen(caller.key),
      })
      checkPages(api, prepared, variables)
      return {
        schema: api.schema,
        document: prepared.document,
        operationName,
        variableValues: variables,
        contextValue: undefined,
        prepared,
        caller,
      }
    },

    execute: (operation) =>
      running.run(operation.caller.key, () =>
        executePrepared(executionOf(operation, operation.caller.context())),
      ),

    async subscribe(operation) {
      const { caller } = operation
      const listener = listenerOf(caller)
      try {
        const source = await createSourceEventStream({
          ...operation,
          contextValue: listener.context,
          hideSuggestions: true,
        })
        if (!(Symbol.asyncIterator in source))
          return { errors: answerErrors(source.errors ?? [], log) }
        const stream = answerStream(source, {
          log,
          contextOf: listener.ofEvent,
          onEvent: (event, context) =>
            executePrepared({ ...executionOf(operation, context), rootValue: event }),
        })
        return caller.expiresAt === undefined
          ? stream
          : endWithToken(stream, { log, afterMs: caller.expiresAt - now() })
      } catch (error) {
        return { errors: answerErrors([error], log) }
      }
    },

    bodyBytesMax: options.api.bodyBytesMax,

    get cachedCharacters() {
      return preparer.cachedCharacters
    },
  }
}
