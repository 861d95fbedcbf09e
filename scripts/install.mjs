import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as installed from './installed.mjs'
import { explainFailure, runNpm } from './npm.mjs'

const LOCK_POLL_MS = 500
/** A holder writes its number at once, so a file that stays empty belongs to nobody. */
const EMPTY_POLLS_MAX = 10

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0 // Released between our two looks.
  }
}

/**
 * Two installs at once would delete each other's files, so the second waits for the first.
 * @param {string} root
 * @param {() => Promise<void>} work
 */
async function alone(root, work) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const file = join(root, '.cache', 'installing.pid')
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    const holder = holderOf(file)
    const abandoned = holder ? !isAlive(holder) : waits > EMPTY_POLLS_MAX
    if (abandoned) rmSync(file, { force: true })
    else if (waits === 0)
      console.log(`Waiting for the install of process ${holder} (.cache/installing.pid) …`)
    await sleep(LOCK_POLL_MS)
  }
  const release = () => rmSync(file, { force: true })
  process.on('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * @param {string} root
 * @param {installed.Scope} scope
 */
async function install(root, scope) {
  const count = installed.countPackages(root, scope)
  const what = scope === 'full' ? 'for running and testing' : 'for running'
  console.log(`Installing what is needed ${what}: ${count} packages, once per change of the lock …`)
  // npm trips over what an interrupted install has left behind.
  if (installed.isBroken(root))
    rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 3 })

  // Said outright in both cases, because NODE_ENV=production or a user's setting may say otherwise.
  const part = scope === 'full' ? '--include=dev' : '--omit=dev'
  const started = Date.now()
  const { code, output } = await runNpm(root, ['ci', part, '--include=optional', '--no-audit'])
  if (code !== 0) {
    console.error('\nCould not install what is needed. npm says:')
    for (const line of explainFailure(output)) console.error(`  ${line}`)
    console.error(
      '\nWithout these packages nothing can run. Look at the network, the proxy and the',
    )
    console.error('registry (npm config get registry), then give the same command again.')
    process.exit(1)
  }
  installed.writeStamp(root)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
  for (const name of installed.unavailable(root, scope))
    console.warn(`Not to be had here: ${name}, an optional part. All that needs it will say so.`)
}

/**
 * Makes sure that `node_modules` holds what the lock asks for. A developer's full set is never
 * reduced: where tools are installed, even `npm start` renews all of it.
 * @param {string} root
 * @param {installed.Scope} scope
 */
export async function ensureInstalled(root, scope) {
  if (installed.isInstalled(root, scope)) return installed.writeStamp(root)
  await alone(root, async () => {
    if (installed.isInstalled(root, scope)) return // Another process was quicker.
    await install(root, installed.hasDevelopmentTools(root) ? 'full' : scope)
  })
}
