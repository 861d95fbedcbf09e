import type { AnyEntity } from '@longtable/entity'
import type { Check, Condition, Key, Operation } from '@longtable/store'
import { act, type Answered, type Plan } from './act.ts'
import { answered } from './answered.ts'
import type { Context } from './context.ts'
import { causedBy } from './live/cause.ts'
import type { RateRule } from './rate-limit.ts'

/** What is needed of a zod schema. */
export interface InputSchema<Input, Given = unknown> {
  parse(input: unknown): Input
  /** A type only: what may be given to it. */
  readonly _zod: { readonly input: Given }
}

/** What is the same in every mutation of a system. */
interface Shell<C extends Context, Actor> {
  /** Who acts: refuses whoever may not act at all. Asked first, and again for each further plan. */
  readonly actor: (context: C, mutation: string) => Promise<Actor> | Actor
  /** That they still may, as a condition of the transaction. */
  readonly stillMay?: (actor: Actor) => Check
  /** What a context remembers of who acts: called when that was written, or has changed. */
  readonly forget?: (context: C) => void
  /** Whose changes are told live: each says by which request it was made. */
  readonly told?: readonly AnyEntity[]
}

export interface Asked<C, Actor, Input, Begun = undefined> {
  readonly context: C
  readonly actor: Actor
  readonly input: Input
  /** What `begin` made. */
  readonly begun: Begun
}

interface MutationParts<C, Actor, Input, Result, Answer, Begun, Given> {
  /** As in GraphQL. */
  readonly name: string
  readonly input: InputSchema<Input, Given>
  /** Refuses an actor who may act, but not do this. Asked whenever the actor is. */
  readonly may?: (actor: Actor) => void
  /**
   * Before anything is counted or read, once for all tries: refuses what can be refused at once, and
   * makes what they share. Disposed of in the end where it can be. Written before what uses it, or
   * its type is not found.
   */
  readonly begin?: (asked: Omit<Asked<C, Actor, Input>, 'begun'>) => Promise<Begun> | Begun
  readonly rate?: RateRule | ((asked: Asked<C, Actor, Input, Begun>) => readonly RateRule[])
  /** What a repeat is compared by, where the input itself must not be kept: a password. */
  readonly compared?: (asked: Asked<C, Actor, Input, Begun>) => unknown
  /** Who repeats, where there is no viewer. */
  readonly requester?: (asked: Asked<C, Actor, Input, Begun>) => string
  /**
   * The answer where nothing would change: given at once, neither counted nor written, unless the
   * caller wants it remembered.
   */
  readonly already?: (asked: Asked<C, Actor, Input, Begun>) => Promise<Answer | undefined>
  readonly plan: (
    asked: Asked<C, Actor, Input, Begun>,
  ) => Promise<Plan<Result> | Answered<Result>> | Plan<Result> | Answered<Result>
  /** What the caller sees, where it is more than the plan's result: a repeat is answered by it too. */
  readonly answer?: (
    asked: Asked<C, Actor, Input, Begun>,
    result: Result,
  ) => Promise<Answer> | Answer
}

/** A mutation is a function of the domain that knows its name and what it takes. */
export interface Mutation<C extends Context, Input, Answer, Given = unknown> {
  (context: C, input: Input, requestId?: string): Promise<Answer>
  readonly mutation: string
  readonly input: InputSchema<Input, Given>
}

const keyOf = (operation: Operation): Key =>
  operation.kind === 'put' ? { PK: operation.item.PK, SK: operation.item.SK } : operation.key

const isSameItem = (one: Key, other: Key) => one.PK === other.PK && one.SK === other.SK

const partsOf = (condition: Condition) =>
  typeof condition === 'object' && 'all' in condition ? condition.all : [condition]

/** No transaction names an item twice: what the plan does with the actor's own item holds the check too. */
const both = (operation: Operation, { when }: Check): Operation => {
  if (operation.when === undefined) return { ...operation, when }
  const all = [...partsOf(operation.when), ...partsOf(when)]
  return { ...operation, when: { all } as Condition }
}

/** Whoever may no more is refused by the next plan, whatever else has failed. */
function guarded<Result>(plan: Plan<Result>, check: Check | undefined): Plan<Result> {
  if (!check) return plan
  const own = plan.operations.findIndex((operation) => isSameItem(keyOf(operation), check.key))
  if (own !== -1)
    return {
      ...plan,
      operations: plan.operations.map((operation, place) =>
        place === own ? both(operation, check) : operation,
      ),
    }
  const guard = plan.operations.length
  return {
    ...plan,
    operations: [...plan.operations, check],
    onFailure: (failure) =>
      failure.places.includes(guard) ? 'again' : (plan.onFailure?.(failure) ?? 'again'),
  }
}

/** Without a check nobody knows which item is theirs: it may be any. */
function writes(operations: readonly Operation[], check: Check | undefined): boolean {
  if (!check) return true
  return operations.some(
    (operation) => operation.kind !== 'check' && isSameItem(keyOf(operation), check.key),
  )
}

interface Telling {
  readonly context: Context
  readonly requestId: string | undefined
  readonly told: readonly AnyEntity[]
}

/** What is told live of it, its sender will know again. */
function recognisable<Result>(
  plan: Plan<Result>,
  { context: { viewer }, requestId, told }: Telling,
): Plan<Result> {
  if (!viewer || requestId === undefined || told.length === 0) return plan
  const cause = { userId: viewer.userId, requestId }
  return { ...plan, operations: causedBy(cause, told, plan.operations) }
}

const disposable = (begun: unknown): Disposable =>
  typeof begun === 'object' && begun !== null && Symbol.dispose in begun
    ? (begun as Disposable)
    : { [Symbol.dispose]() {} }

/**
 * The shell of a system's mutations: who acts is asked before anything is counted or written, and
 * holds when it is written. What is left to a mutation is its plan.
 */
export function mutations<C extends Context, Actor>({
  actor,
  stillMay,
  forget,
  told = [],
}: Shell<C, Actor>) {
  return <Input, Given, Result, Answer = Result, Begun = undefined>(
    parts: MutationParts<C, Actor, Input, Result, Answer, Begun, Given>,
  ): Mutation<C, Input, Answer, Given> => {
    const { name, input: schema, rate, compared, requester, begin, already, plan, answer } = parts
    const actorOf = async (context: C) => {
      const acting = await actor(context, name)
      parts.may?.(acting)
      return acting
    }
    const run = async (context: C, input: Input, requestId?: string): Promise<Answer> => {
      const first = { context, actor: await actorOf(context), input }
      const begun = (await begin?.(first)) as Begun
      using _ = disposable(begun)
      let asked = { ...first, begun }
      const known = requestId === undefined ? await already?.(asked) : undefined
      if (known !== undefined) return known
      let isOwnWritten = false
      const does = {
        name,
        input: compared ? compared(asked) : input,
        requestId,
        ...(requester && { requester: requester(asked) }),
        ...(rate && { rate: typeof rate === 'function' ? rate(asked) : rate }),
      }
      const result = await act<Result, C>(context, does, async (latest) => {
        if (latest !== asked.context) {
          forget?.(context)
          asked = { ...asked, context: latest, actor: await actorOf(latest) }
        }
        const check = stillMay?.(asked.actor)
        const planned = await plan(asked)
        if ('answer' in planned) return planned
        isOwnWritten = writes(planned.operations, check)
        return guarded(recognisable(planned, { context, requestId, told }), check)
      })
      if (isOwnWritten) for (const stale of new Set([context, asked.context])) forget?.(stale)
      return answer ? answered(async () => answer(asked, result)) : (result as unknown as Answer)
    }
    return Object.assign(run, { mutation: name, input: schema })
  }
}

/** What makes the mutations of a system, for a part that several systems share. */
export type MutationShell<C extends Context, Actor> = ReturnType<typeof mutations<C, Actor>>
