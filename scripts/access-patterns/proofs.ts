import { filesUnder, read } from '../import-rule/read-repository.ts'

/** A test whose title begins with the name of the pattern it proves. */
export interface Proof {
  readonly pattern: string
  readonly title: string
  readonly path: string
}

const TITLE =
  /\bit(?:\.each\([^\n]*\))?\(\s*(['"`])([a-z][A-Za-z0-9]*): ((?:(?!\1)[^\\\n]|\\.)*)\1/g

/** `it('followersOf: newest first', …)` proves followersOf. */
export function proofsIn(path: string, source: string): Proof[] {
  return [...source.matchAll(TITLE)].map(([, , pattern = '', title = '']) => ({
    pattern,
    title: title.replaceAll(/\\(.)/g, '$1'),
    path,
  }))
}

/** Long runs are not part of every check, so they prove nothing here. */
export function proofsUnder(folder: string): Proof[] {
  return filesUnder(folder)
    .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.long.test.ts'))
    .sort()
    .flatMap((path) => proofsIn(path, read(path)))
}

/** Patterns that no test names, and tests that name no pattern. */
export function unmatched(patterns: readonly string[], proofs: readonly Proof[]): string[] {
  const proved = new Set(proofs.map(({ pattern }) => pattern))
  return [
    ...patterns.filter((name) => !proved.has(name)).map((name) => `no test proves ${name}`),
    ...proofs
      .filter(({ pattern }) => !patterns.includes(pattern))
      .map(({ path, pattern, title }) => `${path}: "${pattern}: ${title}" names no pattern`),
  ]
}
