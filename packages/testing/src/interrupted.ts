import type { Store } from '@longtable/store'

/**
 * The same request, between whose reading and writing something else happens, once. A race that is
 * lost for certain, where many at once only might lose it.
 */
export function interrupted<Context extends { readonly store: Store }>(
  context: Context,
  meanwhile: () => Promise<unknown>,
): Context {
  let isDone = false
  const { store } = context
  return {
    ...context,
    store: {
      ...store,
      async write(operations) {
        // Limits are counted by single writes; what the act itself writes is a transaction.
        if (!isDone && operations.length > 1) {
          isDone = true
          await meanwhile()
        }
        return store.write(operations)
      },
    },
  }
}
