const SEEN_CHARACTERS_MAX = 160

/** Prints what the tour was to see and what it saw, and remembers what was not so. */
export interface Report {
  readonly problems: readonly string[]
  /** A line of the issue; what follows is seen for it. */
  line(text: string): void
  see(what: string, holds: boolean, seen?: unknown): void
}

function shortened(seen: unknown): string {
  const text = typeof seen === 'string' ? seen : JSON.stringify(seen)
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > SEEN_CHARACTERS_MAX ? `${line.slice(0, SEEN_CHARACTERS_MAX)} …` : line
}

export function createReport(): Report {
  const problems: string[] = []
  return {
    problems,
    line: (text) => console.log(`\n${text}`),
    see(what, holds, seen) {
      console.log(
        `  ${holds ? '✓' : '✗'} ${what}${seen === undefined ? '' : `: ${shortened(seen)}`}`,
      )
      if (!holds)
        problems.push(`not so: ${what}${seen === undefined ? '' : ` (${shortened(seen)})`}`)
    },
  }
}
