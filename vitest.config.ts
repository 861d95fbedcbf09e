import { defineConfig } from 'vitest/config'

/** Long runs (a million operations, hundreds of kills) are files of their own: `npm run test:long`. */
const long = process.env['LONGTABLE_LONG'] === '1'

const MINUTE_MS = 60_000
/** A machine with other work may be twenty times slower. What hangs costs this much, once. */
const LIMIT_MS = (long ? 60 : 10) * MINUTE_MS

const endingWith = (suffix: string) =>
  ['packages/*/src', 'hosts/*/src', 'apps/*/src', 'bench/src', 'scripts'].map(
    (folder) => `${folder}/**/*${suffix}`,
  )

/** What people do in a browser has to go well every time. */
const ROUNDS = 10
const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include },
})
const longProjects = [
  project('long', endingWith('.long.test.ts')),
  ...Array.from({ length: ROUNDS }, (_, round) =>
    project(`round ${round + 1}`, endingWith('.journey.test.ts')),
  ),
]

export default defineConfig({
  test: {
    ...(long ? { include: [], projects: longProjects } : { include: endingWith('.test.ts') }),
    exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    // Else a style sheet that is imported as text is an empty one.
    css: true,
    pool: 'forks',
    maxWorkers: 2,
    // Files share the modules of their process, loaded and compiled once: a third of all the work.
    isolate: false,
    setupFiles: ['packages/store/src/testing/each-file.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    teardownTimeout: MINUTE_MS,
    // Ends before the test does, so that it says what it has waited for.
    expect: { poll: { timeout: 9 * MINUTE_MS, interval: 25 } },
  },
})
