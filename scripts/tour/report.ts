const SEEN_CHARACTERS_MAX = 160

/** Prints what the tour was to see and what it saw, and remembers what was not so. */
export interface Report {
  readonly problems: readonly string[]
  chapter(title: string): void
  see(what: string, holds: boolean, seen?: unknown): void
}

function shortened(seen: unknown): string {
  const text = typeof seen === 'string' ? seen : (JSON.stringify(seen) ?? 'nothing')
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > SEEN_CHARACTERS_MAX ? `${line.slice(0, SEEN_CHARACTERS_MAX)} …` : line
}

export function createReport(): Report {
  const problems: string[] = []
  return {
    problems,
    chapter: (title) => console.log(`\n${title}`),
    see(what, holds, seen) {
      const shown = seen === undefined ? what : `${what}: ${shortened(seen)}`
      console.log(`  ${holds ? '✓' : '✗'} ${shown}`)
      if (!holds) problems.push(`not so: ${shown}`)
    },
  }
}
