import type { Logger } from '@longtable/core'
import {
  type ExecutionResult,
  execute as executeGraphql,
  type GraphQLSchema,
} from 'graphql/index.js'
import {
  type AnswerBudget,
  countingFieldResolver,
  isOver,
  openBudget,
  spend,
} from './answer-budget.ts'
import type { Deadlines } from './deadlines.ts'
import { type AnswerError, answerErrors, answerTooLarge, timedOut } from './errors.ts'
import { abandon } from './mutation-guard.ts'
import type { Prepared } from './prepare.ts'

/** What leaves the process: plain data, errors already told or masked. */
export interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly AnswerError[]
}

export interface Execution {
  readonly schema: GraphQLSchema
  readonly prepared: Prepared
  readonly variables: Readonly<Record<string, unknown>> | undefined
  readonly context: object
  /** The event, in a subscription. */
  readonly rootValue?: unknown
  readonly log: Logger
  readonly deadlines: Deadlines
  readonly answerBytesMax: number
}

function run(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
  const { prepared, context, variables, rootValue } = execution
  if (prepared.compiled) return prepared.compiled.query(rootValue, context, variables)
  return executeGraphql({
    schema: execution.schema,
    document: prepared.document,
    operationName: prepared.operationName,
    variableValues: variables,
    contextValue: context,
    fieldResolver: countingFieldResolver,
    rootValue,
    options: { maxCoercionErrors: 5 },
    hideSuggestions: true,
  })
}

function withinTime(
  { context, deadlines }: Execution,
  budget: AnswerBudget,
  running: Promise<ExecutionResult>,
): Promise<ExecutionResult | undefined> {
  return new Promise((resolve, reject) => {
    const end = deadlines.start(() => {
      abandon(context)
      spend(budget)
      resolve(undefined)
    })
    running.then(
      (result) => {
        end()
        resolve(result)
      },
      (error: unknown) => {
        end()
        reject(error as Error)
      },
    )
  })
}

/** Runs what was prepared; never throws. */
export async function executePrepared(execution: Execution): Promise<Answer> {
  try {
    const { context, prepared, answerBytesMax: bytesMax } = execution
    const budget = openBudget(context, { bytesMax, isCompiled: prepared.compiled !== undefined })
    const running = run(execution)
    const result =
      running instanceof Promise ? await withinTime(execution, budget, running) : running
    if (!result) return { errors: [timedOut()], data: null }
    if (isOver(budget)) {
      const isMutation = prepared.operation.operation === 'mutation'
      return { errors: [answerTooLarge(bytesMax, isMutation)], data: null }
    }
    if (!result.errors || result.errors.length === 0) return { data: result.data ?? null }
    const errors = answerErrors(result.errors, execution.log)
    return result.data === undefined ? { errors } : { errors, data: result.data }
  } catch (error) {
    return { errors: answerErrors([error], execution.log), data: null }
  }
}
