#!/usr/bin/env node
// Starts the product on a fresh clone with nothing but Node and npm: installs what is missing,
// bundles the server, and runs it in this same process, so that signals and exit codes are its own.
import { requireNode } from './node-version.mjs'

requireNode()
// Loaded only now, because an old Node fails on the imports of these files.
const { dirname, join } = await import('node:path')
const { fileURLToPath, pathToFileURL } = await import('node:url')
const { buildWeb } = await import('./build-web.mjs')
const { bundleServer } = await import('./bundle.mjs')
const { ensureInstalled } = await import('./install.mjs')

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
await ensureInstalled(root, 'run')

/** @param {string} what */
const orEnd = (what) => (/** @type {unknown} */ error) => {
  console.error(`Could not build ${what}.`, error instanceof Error ? error.message : error)
  process.exit(1)
}
const [main, pages] = await Promise.all([
  bundleServer(root).catch(orEnd('the server')),
  buildWeb(root).catch(orEnd('the web apps')),
])
process.env['LONGTABLE_WEB'] ??= pages
const given = process.argv.slice(2)
process.argv = [process.execPath, main, ...(given[0] === '--' ? given.slice(1) : given)]
// Stack traces then name our sources, not the bundle.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(main).href)
