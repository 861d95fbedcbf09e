import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.processor.ts'),
)
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const document = read('../../../docs/events.md')

it('are all listed in docs/events.md, each once, and no others', () => {
  const made = sources.flatMap((path) =>
    [...read(path).matchAll(/name: '(goalsguild\.[a-z.-]+)'/g)].map(([, name]) => name),
  )
  expect(made.length).toBeGreaterThan(5)
  const listed = [...document.matchAll(/^\| `(goalsguild\.[a-z.-]+)` \|/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(made.sort())
})
