import { expect, it } from 'vitest'
import { readRepository } from './import-rule/read-repository.ts'

/** A limit of a test, a hook, a poll or a child, as a number in its place. */
const OWN_LIMIT =
  /\b(?:timeout|hookTimeout|testTimeout): *[\d_]+(?![\d_]| *\*)|^\s*\}, (?:[\d_]{4,}|\w*TIMEOUT\w*)\)/gm

const tests = readRepository().files.filter(
  ({ path }) =>
    /\.test\.ts$|\/src\/testing\//.test(path) && !path.startsWith('scripts/test-limits'),
)

/** Ten minutes, as in vitest.config.ts: a slow machine can keep it. */
const LIMIT_MS_MIN = 600_000
const isShort = (limit: string) => {
  const [digits = '0'] = /[\d_]{2,}/.exec(limit) ?? []
  return Number(digits.replaceAll('_', '')) < LIMIT_MS_MIN
}

it('no test has a limit that a slow machine cannot keep', () => {
  expect(tests.length).toBeGreaterThan(100)
  const found = tests.flatMap(({ path, text }) =>
    [...text.matchAll(OWN_LIMIT)]
      .filter(([limit]) => isShort(limit))
      .map(([limit]) => `${path}: ${limit.trim()}`),
  )
  expect(found).toEqual([])
})

it('sees the ways in which a limit is written', () => {
  for (const limit of ['{ timeout: 180_000 }', '.poll(see, { timeout: 500 })', '  }, 300_000)'])
    expect(limit).toMatch(new RegExp(OWN_LIMIT.source, 'm'))
  expect(['timeout: 599_999', '}, 600_000)'].map(isShort)).toEqual([true, false])
})
