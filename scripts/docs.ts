// Writes docs/access-patterns.md from the models; with --check it only says whether that is needed.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCESS_PATTERNS_PATH, buildAccessPatterns } from './access-patterns/build.ts'
import { read, root } from './import-rule/read-repository.ts'

const given = process.argv.slice(2)
const unknown = given.find((argument) => argument !== '--check')
if (unknown !== undefined) {
  console.error(`There is no ${unknown}. Usage: npm run docs [-- --check]`)
  process.exit(1)
}

const path = join(root, ACCESS_PATTERNS_PATH)
const { text, problems } = buildAccessPatterns()
const isStale = !existsSync(path) || read(ACCESS_PATTERNS_PATH) !== text
for (const problem of problems) console.error(problem)
if (given.includes('--check')) {
  if (isStale) console.error(`${ACCESS_PATTERNS_PATH} is stale: run npm run docs`)
  process.exitCode = isStale || problems.length > 0 ? 1 : 0
} else {
  writeFileSync(path, text)
  console.log(`${ACCESS_PATTERNS_PATH} ${isStale ? 'written' : 'was up to date'}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
