import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, dirname, join } from 'node:path'

const PROGRESS_EVERY_MS = 10_000
const OUTPUT_KEPT_CHARS = 20_000

/** Stack traces, fields of error objects and the place of npm's own log help nobody here. */
const NOISE = /^at |^(errno|syscall)\b|^\w+: .*,$|^[{}]|^A complete log|debug-\d+\.log/

/**
 * Where and how to fetch is the user's own setting; any other flag belongs to the outer npm
 * (a workspace, an omit, a dry run) and would bend the inner install.
 */
const KEPT_CONFIG =
  /^npm_config_(registry|cache|userconfig|globalconfig|nodedir|(https?_)?proxy|noproxy|ca|cafile|strict_ssl|offline|prefer_offline|fetch_.*|maxsockets|@.*|\/\/.*)$/i

/** @param {NodeJS.ProcessEnv} env */
export const cleanEnvironment = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_/i.test(name) || KEPT_CONFIG.test(name)),
  )

/** The npm that called us, else the one beside this Node, else the one on the path. */
function npmCommand() {
  const beside = dirname(process.execPath)
  const cli = [
    process.env.npm_execpath,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((path) => path && basename(path) === 'npm-cli.js' && existsSync(path))
  return cli ? { command: process.execPath, first: [cli] } : { command: 'npm', first: [] }
}

/**
 * Runs npm to its end, whatever signal comes: an install cut off half-way breaks the next one.
 * A held signal ends this process as soon as npm is done.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runNpm(root, args) {
  const { command, first } = npmCommand()
  const posix = process.platform !== 'win32'
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    env: cleanEnvironment(process.env),
    // A process group of its own keeps the terminal's Ctrl-C away from npm.
    detached: posix,
    shell: !posix && command === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  let output = ''
  /** @param {Buffer} chunk */
  const keep = (chunk) => {
    output = (output + chunk).slice(-OUTPUT_KEPT_CHARS)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)

  /** @type {NodeJS.Signals | undefined} */
  let held
  /** @param {NodeJS.Signals} signal */
  const hold = (signal) => {
    if (!held) console.log('Finishing the install first, so that it is not left broken …')
    held = signal
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, hold)
  const started = Date.now()
  const progress = setInterval(() => {
    console.log(`  … still at it after ${Math.round((Date.now() - started) / 1000)} s`)
  }, PROGRESS_EVERY_MS)

  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      keep(Buffer.from(`${error.message}\n`))
      resolve(1)
    })
    child.on('close', (exit) => resolve(exit ?? 1))
  })
  clearInterval(progress)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.off(signal, hold)
  if (held) process.exit(128 + constants.signals[held])
  return { code, output }
}

/**
 * The lines of npm's output that name what could not be had, and why.
 * @param {string} output
 */
export function explainFailure(output) {
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter((line) => line && !NOISE.test(line))
  return lines.length > 0 ? [...new Set(lines)].slice(0, 12) : output.trim().split('\n').slice(-12)
}
