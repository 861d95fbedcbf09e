const LOOKS_MAX = 3
/** A server takes what is written within less. */
const PAUSE_MS = 2000

interface Found {
  readonly items: number
  readonly problems: readonly string[]
}

interface Table {
  readonly look: () => Promise<Found>
  readonly lookWithoutCounts: () => Promise<Found>
  /** How far the processors have come. */
  readonly taken: () => Promise<string | undefined>
  readonly hasWaiting: () => Promise<boolean>
  readonly say: (line: string) => void
  readonly pauseMs?: number
}

/**
 * A count hangs on changes that somebody has yet to take, so what is read beside a server at work may
 * be wrong for a moment: only what is still so after a pause is a problem. A backup that was made while
 * people wrote has changes that wait for a server; until one is started on it, counts say nothing.
 */
export async function standingProblems(table: Table): Promise<Found> {
  const begin = await table.taken()
  let found = await table.look()
  for (let looks = 1; found.problems.length > 0 && looks < LOOKS_MAX; looks += 1) {
    const isStill = (await table.taken()) === begin && !(await table.hasWaiting())
    if (isStill) return found
    await new Promise((resolve) => setTimeout(resolve, table.pauseMs ?? PAUSE_MS))
    if ((await table.taken()) === begin && (await table.hasWaiting())) {
      table.say('changes wait for a server. Counts are compared once it has taken them.')
      return table.lookWithoutCounts()
    }
    const [before, again] = [new Set(found.problems), await table.look()]
    found = { ...again, problems: again.problems.filter((problem) => before.has(problem)) }
  }
  return found
}
