// Writes the generated files anew; with --check it only says whether that is needed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { read, root } from './import-rule/read-repository.ts'
import { storedFiles } from './stored/build.ts'

const given = process.argv.slice(2)
const unknown = given.find((argument) => argument !== '--check')
if (unknown !== undefined) {
  console.error(`There is no ${unknown}. Usage: npm run docs [-- --check]`)
  process.exit(1)
}

let compared = 0

function write(document: { readonly path: string; readonly text: string }): void {
  const path = join(root, document.path)
  const wanted = document.text
  const isStale = !existsSync(path) || read(document.path) !== wanted
  if (!given.includes('--check')) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, wanted)
    console.log(`${document.path} ${isStale ? 'written' : 'was up to date'}`)
    return
  }
  compared++
  if (!isStale) return
  console.error(`${document.path} is stale: run npm run docs`)
  process.exitCode = 1
}

// The models are made of these, so they are there before the rest is loaded.
for (const document of storedFiles()) write(document)
const { ACCESS_PATTERNS_PATH, buildAccessPatterns } = await import('./access-patterns/build.ts')
const { buildEnvironment } = await import('./environment/build.ts')
const { buildModel } = await import('./model/build.ts')
const { schemaFiles } = await import('./schemas/build.ts')

const { text, problems } = buildAccessPatterns()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

for (const document of [
  { path: ACCESS_PATTERNS_PATH, text },
  buildModel(),
  buildEnvironment(),
  ...schemaFiles,
])
  write(document)
// Made from the SDL as it has just been written.
const { operationFiles } = await import('./operations/build.ts')
for (const document of operationFiles()) write(document)
if (given.includes('--check')) console.log(`Compared ${compared} files`)
