import type { Item, StoreTools } from '@longtable/store'

/** Looks at every item once and then says what does not fit together. */
export interface Verifier {
  see(item: Item): void
  problems(): string[]
}

/** One scan for all; true of a table that nobody writes to meanwhile. */
export async function verify(
  tools: Pick<StoreTools, 'scan'>,
  verifiers: readonly Verifier[],
): Promise<string[]> {
  for await (const items of tools.scan())
    for (const item of items) for (const verifier of verifiers) verifier.see(item)
  return verifiers.flatMap((verifier) => verifier.problems())
}
