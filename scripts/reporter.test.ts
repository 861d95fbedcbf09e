import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './import-rule/read-repository.ts'

const START = `import { beforeAll, describe, expect, it } from 'vitest'\n`

let folder: string
beforeEach(() => {
  // Below the root, so that the made-up tests find vitest.
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'reporter-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Counts of a real run of vitest over made-up test files. */
function countsOf(texts: Record<string, string>): unknown {
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(folder, `${name}.test.ts`), START + text)
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { pool: 'forks' } }`)
  const counts = join(folder, 'counts.json')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporter = `--reporter=${join(root, 'scripts', 'reporter.mjs')}`
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, reporter], {
    cwd: folder,
    env: { ...process.env, LONGTABLE_TEST_COUNTS: counts },
  })
  return JSON.parse(readFileSync(counts, 'utf8'))
}

describe('the counts of a test run', () => {
  it('tell passed, failed and skipped tests apart', () => {
    const counts = countsOf({
      mixed: `
        it('holds', () => expect(1).toBe(1))
        it('breaks', () => expect(1).toBe(2))
        it.todo('comes later')
      `,
    })
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 1 })
  })

  it('take a file that does not load and a hook that throws for failures', () => {
    const counts = countsOf({
      holds: `it('holds', () => expect(1).toBe(1))`,
      unloadable: `throw new Error('not loaded')`,
      hook: `describe('a', () => { beforeAll(() => { throw new Error('no') }); it('b', () => {}) })`,
    })
    expect(counts).toMatchObject({ passed: 1, failed: 2 })
  })

  it('take an error outside of any test and a dead worker for failures', () => {
    const counts = countsOf({
      outside: `
        it('holds', async () => {
          setTimeout(() => { throw new Error('nobody waits for me') })
          await new Promise((resolve) => setTimeout(resolve, 50))
        })
      `,
      dies: `it('dies', () => process.kill(process.pid, 'SIGKILL'))`,
    })
    expect(counts).toMatchObject({ passed: 1 })
    expect((counts as { failed: number }).failed).toBeGreaterThanOrEqual(2)
  })
})

describe('npm test', () => {
  it('fails and says so when no test ran', () => {
    const script = join(root, 'scripts', 'test.mjs')
    const run = spawnSync(process.execPath, [script, 'no-file-has-this-name'], { encoding: 'utf8' })
    expect(run.stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
    expect(run.status).not.toBe(0)
  })
})
