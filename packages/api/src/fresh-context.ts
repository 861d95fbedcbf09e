/** How the context of a subscription is made anew, and what tells that it should be. */
export interface Renewal<ContextValue extends object> {
  /** Throws when the bearer may no longer listen. */
  readonly make: () => Promise<ContextValue> | ContextValue
  readonly watch?: ((onChange: () => void) => () => void) | undefined
}

const renewals = new WeakMap<object, Renewal<object>>()

export function renewable<ContextValue extends object>(
  context: ContextValue,
  renewal: Renewal<ContextValue>,
): ContextValue {
  renewals.set(context, renewal)
  return context
}

/**
 * A subscription outlives many requests, so each of its events gets a context of its own: nothing
 * that was loaded for an earlier event is believed, least of all who listens.
 */
export async function renewed<ContextValue extends object>(
  context: ContextValue,
): Promise<ContextValue> {
  const renewal = renewals.get(context) as Renewal<ContextValue> | undefined
  return renewal ? renewable(await renewal.make(), renewal) : context
}

export const watchOf = (context: object): Renewal<object>['watch'] => renewals.get(context)?.watch
