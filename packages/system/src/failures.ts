/** What is to be done of each thing beside what fails: how often it did, and the first of it. */
export interface Failures {
  count(): number
  first(): unknown
  add(error: unknown): void
  /** Tries it; what it throws is added. */
  note(run: () => Promise<unknown>): Promise<void>
  /** Throws the first, alone or said to be one of several. */
  end(): void
}

export function createFailures(): Failures {
  let [count, first]: [number, unknown] = [0, undefined]
  const add = (error: unknown) => {
    if (count === 0) first = error
    count += 1
  }
  return {
    count: () => count,
    first: () => first,
    add,
    async note(run) {
      try {
        await run()
      } catch (error) {
        add(error)
      }
    },
    end() {
      if (count === 1) throw first
      if (count > 1) throw new Error(`${count} times, first: ${String(first)}`, { cause: first })
    },
  }
}
