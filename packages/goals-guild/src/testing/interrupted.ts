import type { GuildContext } from '../context.ts'

/**
 * The same request, between whose reading and writing something else happens, once. A race that is
 * lost for certain, where many at once only might lose it.
 */
export function interrupted(
  context: GuildContext,
  meanwhile: () => Promise<unknown>,
): GuildContext {
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
