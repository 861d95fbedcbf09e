export function chunked<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const chunks: Entry[][] = []
  for (let start = 0; start < entries.length; start += size)
    chunks.push(entries.slice(start, start + size))
  return chunks
}

/** Results in order. After a failure nothing new is begun, and what was begun is waited for. */
export async function inParallel<Entry, Result>(
  entries: readonly Entry[],
  parallelMax: number,
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const failures: unknown[] = []
  let next = 0
  async function worker(): Promise<void> {
    while (next < entries.length && failures.length === 0) {
      const place = next++
      try {
        results[place] = await work(entries[place] as Entry)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(parallelMax, entries.length) }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
