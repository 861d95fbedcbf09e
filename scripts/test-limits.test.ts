import { expect, it } from 'vitest'
import { readRepository } from './import-rule/read-repository.ts'

/** A limit of a test, a hook, a poll or a child, as a number in its place. */
const OWN_LIMIT =
  /\b(?:timeout|hookTimeout|testTimeout): *[\d_]+|^\s*\}, (?:[\d_]{4,}|\w*TIMEOUT\w*)\)/gm

const tests = readRepository().files.filter(
  ({ path }) =>
    /\.test\.ts$|\/src\/testing\//.test(path) && !path.startsWith('scripts/test-limits'),
)

it('no test has a limit of its own: vitest.config.ts has one that a slow machine can keep', () => {
  expect(tests.length).toBeGreaterThan(100)
  const found = tests.flatMap(({ path, text }) =>
    [...text.matchAll(OWN_LIMIT)].map(([limit]) => `${path}: ${limit.trim()}`),
  )
  expect(found).toEqual([])
})

it('sees the ways in which a limit is written', () => {
  for (const limit of ['{ timeout: 180_000 }', '.poll(see, { timeout: 500 })', '  }, 300_000)'])
    expect(limit).toMatch(new RegExp(OWN_LIMIT.source, 'm'))
})
