import { defineConfig } from 'vitest/config'

/** Long runs (a million operations, hundreds of kills) are files of their own: `npm run test:long`. */
const long = process.env['LONGTABLE_LONG'] === '1'

const MINUTE_MS = 60_000
const suffix = long ? '*.long.test.ts' : '*.test.ts'

export default defineConfig({
  test: {
    include: ['packages/*/src', 'hosts/*/src', 'bench/src', 'scripts'].map(
      (folder) => `${folder}/**/${suffix}`,
    ),
    exclude: ['**/node_modules/**', ...(long ? [] : ['**/*.long.test.ts'])],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: long ? 60 * MINUTE_MS : MINUTE_MS,
    hookTimeout: MINUTE_MS,
  },
})
