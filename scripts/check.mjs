// Types, lint, format, unused code, the import rule and generated files: runs all of them, then says
// which failed.
import { requireNode } from './node-version.mjs'

requireNode()
// Loaded only now, because an old Node fails on the imports of these files.
const { spawn } = await import('node:child_process')
const { mkdtempSync, readdirSync, rmSync, writeFileSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { dirname, join } = await import('node:path')
const { fileURLToPath } = await import('node:url')
const { ensureInstalled } = await import('./install.mjs')

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * A checker that looks at nothing passes always, so each must say how much it saw.
 * @typedef {{ name: string, command: string[], seen: (output: string) => number, noise?: RegExp,
 *   unit?: string, folders?: string[], ending?: string }} Check
 */

/** @type {(pattern: RegExp) => Check['seen']} */
const numberIn = (pattern) => (output) => Number(pattern.exec(output)?.[1] ?? 0)

/** @type {Check[]} */
const checks = [
  {
    name: 'types',
    command: ['tsc', '--noEmit', '--listFiles', '--pretty', 'false'],
    seen: (output) => output.split('\n').filter(isOwnFile).length,
    noise: /^\S+\.(ts|mts|cts|mjs|json)$/,
  },
  {
    name: 'types of pages',
    command: ['tsc', '--noEmit', '--listFiles', '--pretty', 'false', '-p', 'apps/web'],
    // Its tests are with the others.
    seen: (output) =>
      output.split('\n').filter((path) => /^(?!.*node_modules).*\.tsx$/.test(path)).length,
    noise: /^\S+\.(ts|tsx|mts|cts|mjs|json)$/,
    folders: ['apps'],
    ending: '.tsx',
  },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    seen: numberIn(/on (\d+) files/),
  },
  {
    name: 'format',
    command: ['biome', 'format', '--max-diagnostics=20', '.'],
    seen: numberIn(/Checked (\d+) files/),
  },
  {
    name: 'unused code',
    command: ['knip', '--no-progress', '--reporter=symbols', '--reporter=./scripts/knip-count.mjs'],
    seen: numberIn(/Looked at (\d+) files/),
  },
]

/** @param {string} path */
function isOwnFile(path) {
  return /\.tsx?$/.test(path) && path.startsWith(root) && !path.includes('node_modules')
}

const NOT_OURS = ['node_modules', 'generated']

/**
 * Counted without any of the checkers, as the number each of them has to reach.
 * @param {string} folder
 * @param {string | undefined} ending
 * @returns {number}
 */
function countFiles(folder, ending) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.isDirectory())
      return NOT_OURS.includes(entry.name)
        ? sum
        : sum + countFiles(join(folder, entry.name), ending)
    return entry.name.endsWith(ending ?? '.ts') ? sum + 1 : sum
  }, 0)
}

/**
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function run([tool = '', ...args]) {
  const windows = process.platform === 'win32'
  const path = join(root, 'node_modules', '.bin', windows ? `${tool}.cmd` : tool)
  const child = spawn(path, args, {
    cwd: root,
    shell: windows,
    env: { ...process.env, NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The rules that need types pass in silence when their engine is not there: one planted fault. */
async function findsPlantedFault() {
  // Outside of the repository, where no other checker stumbles over it.
  const folder = mkdtempSync(join(tmpdir(), 'longtable-planted-'))
  const config = join(folder, 'oxlint.json')
  writeFileSync(join(folder, 'floating.ts'), 'Promise.resolve(1)\n')
  writeFileSync(config, JSON.stringify({ extends: [join(root, '.oxlintrc.json')] }))
  try {
    const { output } = await run(['oxlint', '--type-aware', '-c', config, folder])
    return output.includes('no-floating-promises')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {Check} check
 * @param {number} filesMin
 */
async function perform({ name, command, seen, noise, unit = 'files' }, filesMin) {
  const started = Date.now()
  const { code, output } = await run(command)
  const count = seen(output)
  const problems = [
    ...(count < filesMin ? [`saw only ${count} of ${filesMin} ${unit}`] : []),
    ...(name === 'lint' && !(await findsPlantedFault())
      ? ['missed a planted floating promise']
      : []),
  ]
  const good = code === 0 && problems.length === 0
  const time = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${good ? '✓' : '✗'} ${name} (${count} ${unit}, ${time} s)`)
  if (code !== 0)
    problems.push(...output.split('\n').filter((line) => line.trim() && !noise?.test(line)))
  for (const problem of problems) console.log(`    ${problem}`)
  return good
}

await ensureInstalled(root, 'full')
const FOLDERS = ['packages', 'hosts', 'bench', 'scripts']
/** @param {Check} check */
const filesFor = ({ folders = FOLDERS, ending }) =>
  folders.reduce((sum, folder) => sum + countFiles(join(root, folder), ending), 0)
/** @type {string[]} */
const failed = []
for (const check of checks) if (!(await perform(check, filesFor(check)))) failed.push(check.name)

/** @type {Check[]} */
const rest = [
  {
    name: 'import rule',
    command: ['vitest', 'run', 'scripts/architecture.test.ts'],
    seen: numberIn(/Tests .*?(\d+) passed/),
    unit: 'tests',
  },
  {
    name: 'generated files',
    command: ['tsx', 'scripts/docs.ts', '--check'],
    seen: numberIn(/Compared (\d+) files/),
  },
]
// What they look at is counted by tests; here they only must have run.
for (const check of rest) if (!(await perform(check, 1))) failed.push(check.name)

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
