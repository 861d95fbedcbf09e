import { DomainError, memory } from '@longtable/core'
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLScalarType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  specifiedScalarTypes,
} from 'graphql/index.js'

/** What one answer may still hold, in bytes; below zero nothing more is resolved for it. */
export interface AnswerBudget {
  left: number
  /** Compiled documents count each value as they serialise it; otherwise resolvers do. */
  readonly isCompiled: boolean
}

type Resolver = GraphQLFieldResolver<unknown, unknown>

/** For a field's name, quotes and punctuation: about what they are, and never nothing. */
const FIELD_BYTES = 12
/** Up to here characters are counted instead of bytes: that is faster, and near enough. */
const SHORT_CHARACTERS_MAX = 64

const budgets = memory<AnswerBudget>('budget')

/**
 * Whose values are being serialised. graphql-jit's serialisers get a value and nothing else, but they
 * run in one go after a resolver, or after what it has promised: those say whose turn it is.
 */
let current: AnswerBudget | undefined

/** Before an operation runs; it ends when the context is forgotten. */
export function openBudget(
  context: object,
  { bytesMax, isCompiled }: { readonly bytesMax: number; readonly isCompiled: boolean },
): AnswerBudget {
  const budget = { left: bytesMax, isCompiled }
  budgets.set(context, budget)
  current = budget
  return budget
}

export const isOver = ({ left }: AnswerBudget): boolean => left < 0

/** Nothing more is resolved for this operation. */
export function spend(budget: AnswerBudget): void {
  budget.left = -1
}

function count(budget: AnswerBudget, value: unknown): void {
  if (typeof value !== 'string') budget.left -= FIELD_BYTES
  else if (value.length <= SHORT_CHARACTERS_MAX) budget.left -= FIELD_BYTES + value.length
  else budget.left -= FIELD_BYTES + Buffer.byteLength(value)
}

function countLeaves(budget: AnswerBudget, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) countLeaves(budget, one)
  else if (typeof value !== 'object') count(budget, value)
}

const countingSerializer = (type: GraphQLScalarType) => (value: unknown) => {
  const serialized: unknown = type.serialize(value)
  if (current) count(current, serialized)
  return serialized
}

/** For graphql-jit, by the type's name. */
export const COUNTING_SERIALIZERS = Object.fromEntries(
  specifiedScalarTypes.map((type) => [type.name, countingSerializer(type)]),
)

const tooLarge = () => new DomainError('INVALID', 'graphql.answer-size', 'The answer is too large.')

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Promise<unknown>).then === 'function'

/** The same promise, but whoever waits for it goes on with this budget. */
function resumed(promise: PromiseLike<unknown>, budget: AnswerBudget): PromiseLike<unknown> {
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- Both executors ask for nothing else.
    then(onValue, onError) {
      return promise.then(
        (value) => {
          current = budget
          if (!budget.isCompiled) countLeaves(budget, value)
          return onValue ? onValue(value) : value
        },
        (error: unknown) => {
          current = budget
          if (onError) return onError(error)
          throw error as Error
        },
      ) as never
    },
  }
}

const counting =
  (resolve: Resolver): Resolver =>
  (...given) => {
    const budget = budgets.get(given[2] as object)
    if (!budget) return resolve(...given)
    if (isOver(budget)) throw tooLarge()
    current = budget
    const value = resolve(...given)
    if (isThenable(value)) return resumed(value, budget)
    if (!budget.isCompiled) countLeaves(budget, value)
    return value
  }

/** What graphql-js takes for fields without a resolver. */
export const countingFieldResolver: Resolver = counting(defaultFieldResolver)

/** Every resolver counts what it gives, and stops when there is no room for more. */
export function countAnswers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields()))
      if (field.resolve) field.resolve = counting(field.resolve)
  }
}
