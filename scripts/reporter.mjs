import { writeFileSync } from 'node:fs'

/**
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * Counts what vitest's own summary leaves apart: a file that does not load, a hook that throws, a
 * test that never ended and an error outside of any test are failures too.
 * @param {ReadonlyArray<TestModule>} modules
 * @param {number} unhandledErrors
 * @returns {Counts}
 */
export function count(modules, unhandledErrors) {
  const counts = { passed: 0, failed: unhandledErrors, skipped: 0 }
  for (const module of modules) {
    const failedBefore = counts.failed
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      counts[state === 'pending' ? 'failed' : state]++
    }
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) counts.failed++
    if (module.errors().length > 0) counts.failed++
    // Whatever else made vitest refuse the file, such as a worker that died.
    const ended = module.state() === 'passed' || module.state() === 'skipped'
    if (!ended && counts.failed === failedBefore) counts.failed++
  }
  return counts
}

/** Hands the counts to `scripts/test.mjs`, which prints them when vitest has ended. */
export default class CountsReporter {
  /**
   * @param {ReadonlyArray<TestModule>} modules
   * @param {ReadonlyArray<unknown>} errors
   */
  onTestRunEnd(modules, errors) {
    const file = process.env['LONGTABLE_TEST_COUNTS']
    if (file) writeFileSync(file, JSON.stringify(count(modules, errors.length)))
  }
}
