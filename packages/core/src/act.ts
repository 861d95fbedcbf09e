import { ConditionFailedError, OPERATIONS_MAX, type Operation } from '@longtable/store'
import { type AuditInput, auditEntry } from './audit.ts'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'
import { type RateRule, takeRate } from './rate-limit.ts'
import { firstAnswer, inputHash, type RequestKey, requestRecord } from './request.ts'
import { shareWork } from './shared-work.ts'

/** Two places are core's: the request record and the audit entry; one more is kept free. */
export const ACT_OPERATIONS_MAX = OPERATIONS_MAX - 3
const PLANS_MAX = 12
const PAUSE_MS = 4
const PAUSE_MS_MAX = 64

export interface Plan<Result> {
  readonly operations: readonly Operation[]
  /** Answered now and to every repeat. Plain data of at most 8 kB. */
  readonly result: Result
  readonly audit: AuditInput
  /**
   * What a failed condition means, by its place in `operations`: a refusal, an answer, or `'again'`
   * because the plan was made from something that has changed since. Without it, again.
   */
  readonly onFailure?: (failure: PlanFailure) => DomainError | Answered<Result> | 'again'
}

/** Instead of a plan: there is nothing to do, so this is the answer and nothing is written. */
export interface Answered<Result> {
  readonly answer: Result
}

export interface PlanFailure {
  /** Places in `operations` whose condition did not hold; never empty. */
  readonly places: readonly number[]
}

export interface Act {
  /** The mutation's name. */
  readonly name: string
  /** Parsed, as it will be compared with a repeat. */
  readonly input: unknown
  readonly requestId?: string | undefined
  /** Who repeats, where there is no viewer. */
  readonly requester?: string
  /** One or several; a repeat is not counted. */
  readonly rate?: RateRule | readonly RateRule[]
}

const busy = () =>
  new DomainError(
    'CONFLICT',
    'core.busy',
    'This was changed by others at the same moment; try again.',
  )

/**
 * Made anew for each try. What was remembered by the context of a try that failed may be what made
 * it fail, so every further one gets a context of its own.
 */
type MakePlan<C extends Context, Result> = (
  context: C,
) => Promise<Plan<Result> | Answered<Result>> | Plan<Result> | Answered<Result>

interface Recorded extends Pick<Act, 'name' | 'rate'> {
  readonly record?: RequestKey & { readonly hash: string }
}

/**
 * The one way a mutation writes. Request record, effect and audit entry are one transaction, so a
 * repeat (also at the same moment, also after a restart) gets the first answer and has no effect.
 */
export async function act<Result, C extends Context = Context>(
  context: C,
  asked: Act,
  plan: MakePlan<C, Result>,
): Promise<Result> {
  const { name, rate = [], requestId } = asked
  const userId = context.viewer?.userId ?? asked.requester
  if (requestId === undefined || userId === undefined) return attempt(context, asked, plan)
  const hash = inputHash(name, asked.input)
  const recorded = { name, rate, record: { userId, requestId, hash } }
  // A crowd of repeats at the same moment must not use up the limit that their first one passes.
  const key = `${userId} ${requestId} ${hash}`
  return shareWork(context.store, key, () => attempt(context, recorded, plan))
}

/** Full jitter: many who change the same thing at once must not keep getting in each other's way. */
const pause = ({ random = Math.random }: Context, tries: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, random() * Math.min(PAUSE_MS * 2 ** tries, PAUSE_MS_MAX))
  })

async function attempt<Result, C extends Context>(
  context: C,
  asked: Recorded,
  plan: MakePlan<C, Result>,
): Promise<Result> {
  const { record } = asked
  const earlier = async () => (record ? await firstAnswer(context, record, record) : undefined)

  const answered = await earlier()
  if (answered) return answered.result as Result

  try {
    const { rate = [] } = asked
    for (const rule of 'action' in rate ? [rate] : rate) await takeRate(context, rule)
    for (let tries = 0; tries < PLANS_MAX; tries++) {
      const planned = await plan(tries === 0 ? context : { ...context })
      const outcome = 'answer' in planned ? planned : await carryOut(context, planned, asked)
      if (outcome !== 'again') return outcome.answer
      await pause(context, tries)
    }
    throw busy()
  } catch (error) {
    // The first of two equal requests may have won while this one was planning: its answer counts.
    const meanwhile = error instanceof DomainError ? await earlier() : undefined
    if (meanwhile) return meanwhile.result as Result
    throw error
  }
}

async function carryOut<Result>(
  context: Context,
  plan: Plan<Result>,
  { name, record }: Recorded,
): Promise<Answered<Result> | 'again'> {
  if (plan.operations.length > ACT_OPERATIONS_MAX)
    throw new Error(
      `${name} plans ${plan.operations.length} operations; ${ACT_OPERATIONS_MAX} fit.`,
    )
  const before = record ? 1 : 0
  const operations = [...plan.operations, await auditEntry(context, plan.audit)]
  if (record) {
    const { userId, requestId, hash } = record
    const answered = { userId, requestId, hash, mutation: name, result: plan.result }
    operations.unshift(requestRecord(context, answered))
  }
  try {
    await context.store.write(operations)
    return { answer: plan.result }
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error
    const places = error.failures.map(({ operation }) => operation - before)
    // Another process has answered this very request; the caller looks its answer up.
    if (places.some((place) => place < 0)) throw busy()
    const meaning = plan.onFailure?.({ places }) ?? 'again'
    if (meaning instanceof DomainError) throw meaning
    return meaning
  }
}
