// Runs all tests on a fresh clone with nothing but Node and npm, and ends with one line that says
// `N passed, N failed`. `--long` runs the long ones instead; anything else goes to vitest.
import { requireNode } from './node-version.mjs'

requireNode()
// Loaded only now, because an old Node fails on the imports of these files.
const { spawn } = await import('node:child_process')
const { mkdirSync, readFileSync, rmSync } = await import('node:fs')
const { constants } = await import('node:os')
const { dirname, join } = await import('node:path')
const { fileURLToPath } = await import('node:url')
const { ensureInstalled } = await import('./install.mjs')

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const given = process.argv.slice(2)
const long = given.includes('--long')
const passedOn = given.filter((argument) => argument !== '--long' && argument !== '--')

await ensureInstalled(root, 'full')
mkdirSync(join(root, '.cache'), { recursive: true })
const countsFile = join(root, '.cache', `test-counts.${process.pid}.json`)

/** @returns {Promise<number>} */
function runVitest() {
  const cli = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=./scripts/reporter.mjs']
  const child = spawn(process.execPath, [cli, 'run', ...reporters, ...passedOn], {
    cwd: root,
    env: {
      ...process.env,
      LONGTABLE_TEST_COUNTS: countsFile,
      ...(long ? { LONGTABLE_LONG: '1' } : {}),
    },
    stdio: 'inherit',
  })
  // Ctrl-C reaches vitest by the terminal; we stay until it has ended, to say how it went.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
}

/** @returns {import('./reporter.mjs').Counts} */
function readCounts() {
  try {
    return JSON.parse(readFileSync(countsFile, 'utf8'))
  } catch {
    console.error('The test runner ended without a result.')
    return { passed: 0, failed: 0, skipped: 0 }
  } finally {
    rmSync(countsFile, { force: true })
  }
}

const code = await runVitest()
const counts = readCounts()
const ran = counts.passed + counts.failed
if (ran === 0) console.error('No test ran.')
// A run that vitest itself calls bad, or that ran nothing, is a failure even if no test says so.
const failed = counts.failed || (code !== 0 || ran === 0 ? 1 : 0)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(`${counts.passed} passed, ${failed} failed${skipped}`)
process.exitCode = failed === 0 ? 0 : code || 1
