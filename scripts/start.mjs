#!/usr/bin/env node
// Starts the product on a fresh clone with nothing but Node and npm: installs what is missing,
// bundles the server, and runs it in this same process, so that signals and exit codes are its own.
import { requireNode } from './node-version.mjs'

requireNode()
// Loaded only now, because an old Node fails on the imports of these files.
const { dirname, join } = await import('node:path')
const { fileURLToPath, pathToFileURL } = await import('node:url')
const { bundleServer } = await import('./bundle.mjs')
const { ensureInstalled } = await import('./install.mjs')

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
await ensureInstalled(root, 'run')

const main = await bundleServer(root).catch((error) => {
  console.error('Could not build the server.', error instanceof Error ? error.message : error)
  process.exit(1)
})
const given = process.argv.slice(2)
process.argv = [process.execPath, main, ...(given[0] === '--' ? given.slice(1) : given)]
// Stack traces then name our sources, not the bundle.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(main).href)
