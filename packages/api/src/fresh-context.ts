const makers = new WeakMap<object, () => object>()

/** Remembers how the context of a subscription is made anew. */
export function renewable<ContextValue extends object>(make: () => ContextValue): ContextValue {
  const context = make()
  makers.set(context, make)
  return context
}

/**
 * A subscription outlives many requests, so each of its events gets a context of its own: nothing
 * that was loaded for an earlier event is believed.
 */
export const renewed = <ContextValue extends object>(context: ContextValue): ContextValue =>
  renewable((makers.get(context) as (() => ContextValue) | undefined) ?? (() => context))
