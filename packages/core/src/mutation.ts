import type { Check, Key, Operation } from '@longtable/store'
import { act, type Plan } from './act.ts'
import type { Context } from './context.ts'
import type { RateRule } from './rate-limit.ts'

export interface InputSchema<Input> {
  parse(input: unknown): Input
}

/** What is the same in every mutation of a system. */
interface Shell<C extends Context, Actor> {
  /** Who acts: refuses whoever may not act at all. Asked first, and again for each further plan. */
  readonly actor: (context: C, mutation: string) => Promise<Actor>
  /** That they still may, as a condition of the transaction; left out where the plan names that item. */
  readonly stillMay?: (actor: Actor) => Check
}

export interface Asked<C, Actor, Input> {
  readonly context: C
  readonly actor: Actor
  readonly input: Input
}

interface MutationParts<C, Actor, Input, Result, Answer> {
  /** As in GraphQL. */
  readonly name: string
  readonly input: InputSchema<Input>
  readonly rate?: RateRule
  readonly plan: (asked: Asked<C, Actor, Input>) => Promise<Plan<Result>> | Plan<Result>
  /** What the caller sees, where it is more than the plan's result: a repeat is answered by it too. */
  readonly answer?: (asked: Asked<C, Actor, Input>, result: Result) => Promise<Answer> | Answer
}

/** A mutation is a function of the domain that knows its name and what it takes. */
export interface Mutation<C extends Context, Input, Answer> {
  (context: C, input: Input, requestId?: string): Promise<Answer>
  readonly mutation: string
  readonly input: InputSchema<Input>
}

const keyOf = (operation: Operation): Key =>
  operation.kind === 'put' ? { PK: operation.item.PK, SK: operation.item.SK } : operation.key

const isSameItem = (one: Key, other: Key) => one.PK === other.PK && one.SK === other.SK

/** No transaction names an item twice; whoever writes the actor's own item guards it there. */
function guarded<Result>(plan: Plan<Result>, check: Check | undefined): Plan<Result> {
  if (!check || plan.operations.some((operation) => isSameItem(keyOf(operation), check.key)))
    return plan
  return { ...plan, operations: [...plan.operations, check] }
}

/**
 * The shell of a system's mutations: who acts is asked before anything is counted or written, and
 * holds when it is written. What is left to a mutation is its plan.
 */
export function mutations<C extends Context, Actor>({ actor, stillMay }: Shell<C, Actor>) {
  return <Input, Result, Answer = Result>(
    parts: MutationParts<C, Actor, Input, Result, Answer>,
  ): Mutation<C, Input, Answer> => {
    const { name, input: schema, rate, plan, answer } = parts
    const run = async (context: C, input: Input, requestId?: string): Promise<Answer> => {
      let asked = { context, actor: await actor(context, name), input }
      const does = { name, input, requestId, ...(rate && { rate }) }
      const result = await act<Result, C>(context, does, async (latest) => {
        if (latest !== asked.context)
          asked = { context: latest, actor: await actor(latest, name), input }
        return guarded(await plan(asked), stillMay?.(asked.actor))
      })
      return answer ? answer(asked, result) : (result as unknown as Answer)
    }
    return Object.assign(run, { mutation: name, input: schema })
  }
}
