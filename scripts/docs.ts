// Writes the generated documents anew; with --check it only says whether that is needed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ACCESS_PATTERNS_PATH, buildAccessPatterns } from './access-patterns/build.ts'
import { buildEnvironment } from './environment/build.ts'
import { read, root } from './import-rule/read-repository.ts'
import { schemaFiles } from './schemas/build.ts'

const given = process.argv.slice(2)
const unknown = given.find((argument) => argument !== '--check')
if (unknown !== undefined) {
  console.error(`There is no ${unknown}. Usage: npm run docs [-- --check]`)
  process.exit(1)
}

const { text, problems } = buildAccessPatterns()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

for (const document of [{ path: ACCESS_PATTERNS_PATH, text }, buildEnvironment(), ...schemaFiles]) {
  const path = join(root, document.path)
  const wanted = document.text
  const isStale = !existsSync(path) || read(document.path) !== wanted
  if (!given.includes('--check')) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, wanted)
    console.log(`${document.path} ${isStale ? 'written' : 'was up to date'}`)
  } else if (isStale) {
    console.error(`${document.path} is stale: run npm run docs`)
    process.exitCode = 1
  }
}
