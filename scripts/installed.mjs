import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `run` is what `npm start` needs, `full` adds the tools of tests and checks.
 * @typedef {'run' | 'full'} Scope
 *
 * @typedef {{
 *   version?: string, link?: boolean, dev?: boolean, devOptional?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 * }} LockedPackage
 *
 * @typedef {{ lock: string, platform: string }} Stamp
 */

/** Native addons are built for one system and one ABI, so either changing means a new install. */
const platform = `${process.platform}-${process.arch}-abi${process.versions.modules}`

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.longtable.json')

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
const packagesIn = (file) => readJson(file)?.packages

/** @param {string} root */
const wanted = (root) => packagesIn(join(root, 'package-lock.json')) ?? {}

/**
 * npm writes this file when an install has ended well, so its absence means a broken one.
 * @param {string} root
 */
const present = (root) => packagesIn(join(root, 'node_modules', '.package-lock.json'))

/**
 * @param {string[] | undefined} allowed
 * @param {string} actual
 */
const allows = (allowed, actual) =>
  !allowed ||
  allowed.includes(actual) ||
  (allowed[0]?.startsWith('!') && !allowed.includes(`!${actual}`))

/**
 * Whether an optional package is the one made for this system. One that names no system hangs on
 * others and may be rightly absent; which libc this is cannot be told cheaply.
 * @param {LockedPackage} entry
 */
const isMadeForHere = (entry) =>
  Boolean(entry.os ?? entry.cpu) &&
  !entry.libc &&
  allows(entry.os, process.platform) &&
  allows(entry.cpu, process.arch)

/**
 * Names of the locked packages that are not installed in their locked version.
 * @param {string} root
 * @param {Scope} scope
 */
function missing(root, scope) {
  const here = present(root) ?? {}
  return Object.entries(wanted(root))
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, entry]) => scope === 'full' || !(entry.dev || entry.devOptional))
    .filter(([path, entry]) => {
      const found = here[path]
      return !found || found.version !== entry.version || found.link !== entry.link
    })
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), entry }))
}

/**
 * The truth is npm's own record of what is installed, so an install made by hand counts too.
 * An optional package that could not be had is asked for once per lock, not at every start.
 * @param {string} root
 * @param {Scope} scope
 */
export function isInstalled(root, scope) {
  if (!present(root)) return false
  /** @type {Stamp | undefined} */
  const stamp = readJson(stampFile(root))
  if (stamp && stamp.platform !== platform) return false
  const asked = stamp?.lock === lockHash(root)
  return missing(root, scope).every(({ entry }) =>
    entry.optional || entry.devOptional ? asked || !isMadeForHere(entry) : false,
  )
}

/**
 * Whether a developer's tools are there, which a smaller install would remove.
 * @param {string} root
 */
export const hasDevelopmentTools = (root) =>
  Object.values(present(root) ?? {}).some((entry) => entry.dev)

/** @param {string} root */
export const isBroken = (root) => existsSync(join(root, 'node_modules')) && !present(root)

/**
 * @param {string} root
 * @param {Scope} scope
 */
export const countPackages = (root, scope) =>
  missing(root, scope).filter(
    ({ entry }) => !entry.link && (!entry.optional || isMadeForHere(entry)),
  ).length

/**
 * Optional packages made for this system that npm could not get; it does not say so itself.
 * @param {string} root
 * @param {Scope} scope
 */
export const unavailable = (root, scope) =>
  missing(root, scope)
    .filter(({ entry }) => (entry.optional || entry.devOptional) && isMadeForHere(entry))
    .map(({ name }) => name)

/**
 * Remembers for which lock and system the install was found good, also one made by hand.
 * @param {string} root
 */
export function writeStamp(root) {
  /** @type {Stamp} */
  const stamp = { lock: lockHash(root), platform }
  /** @type {Stamp | undefined} */
  const old = readJson(stampFile(root))
  if (old?.lock === stamp.lock && old.platform === stamp.platform) return
  writeFileSync(stampFile(root), `${JSON.stringify(stamp)}\n`)
}
