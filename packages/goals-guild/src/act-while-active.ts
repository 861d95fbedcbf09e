import { type Act, act, type Plan } from '@longtable/core'
import type { Operation } from '@longtable/store'
import { forgetProfile, type GuildContext, registered, stillActive } from './context.ts'

type DecidedPlan<Result> = Plan<Result> & Required<Pick<Plan<Result>, 'onFailure'>>

/** Where the check of the actor goes: behind the others, or in place of a plan's own, weaker one. */
function placeFor({ key }: ReturnType<typeof stillActive>, operations: readonly Operation[]) {
  const own = operations.findIndex((operation) => {
    const { PK, SK } = operation.kind === 'put' ? operation.item : operation.key
    return PK === key.PK && SK === key.SK
  })
  if (own === -1) return operations.length
  if (operations[own]?.kind === 'check') return own
  throw new Error('A plan that writes the profile of who acts has its own condition: use act.')
}

/**
 * As `act`, for somebody who is registered: who is suspended or deleted between what was read and
 * what is written changes nothing any more.
 */
export function actWhileActive<Result>(
  context: GuildContext,
  asked: Act,
  plan: () => Promise<DecidedPlan<Result>> | DecidedPlan<Result>,
): Promise<Result> {
  return act(context, asked, async () => {
    const { id } = await registered(context)
    const planned = await plan()
    const active = stillActive(id)
    const place = placeFor(active, planned.operations)
    return {
      ...planned,
      operations: planned.operations.toSpliced(place, 1, active),
      onFailure: (failure) => {
        forgetProfile(context)
        return failure.places.includes(place) ? 'again' : planned.onFailure(failure)
      },
    }
  })
}
