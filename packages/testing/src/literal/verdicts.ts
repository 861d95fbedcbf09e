/** How many comparisons with a document agree, differ by a decision, or are wrong. */
export interface Verdicts {
  check(agrees: boolean, problem: () => string): void
  decided(decision: string): void
  /** Since the last time it was asked. */
  problems(): string[]
  summary(): string
}

export function createVerdicts(table: string): Verdicts {
  let agreed = 0
  let wrong = 0
  let told: string[] = []
  const decisions = new Map<string, number>()
  return {
    check(agrees, problem) {
      if (agrees) {
        agreed += 1
        return
      }
      wrong += 1
      told.push(problem())
    },
    decided: (decision) => void decisions.set(decision, (decisions.get(decision) ?? 0) + 1),
    problems() {
      const problems = told
      told = []
      return problems
    },
    summary() {
      const byDecision = [...decisions.values()].reduce((sum, count) => sum + count, 0)
      const lines = [...decisions].map(([decision, count]) => `  ${count} by decision: ${decision}`)
      return [
        `Literal checks of ${table}: ${agreed} agree with the documents, ${byDecision} differ by ` +
          `decision, ${wrong} otherwise.`,
        ...lines.sort(),
      ].join('\n')
    },
  }
}
