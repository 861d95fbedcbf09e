import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.processor.ts'),
)

it('are all listed in docs/events.md, each once, and no others', () => {
  const made = sources.flatMap((path) => [
    ...read(path).matchAll(/'(holdthatthought\.[a-z.-]+)':/g),
  ])
  const documented = read('../../../docs/events.md').matchAll(
    /^\| `(holdthatthought\.[a-z.-]+)` \|/gm,
  )
  expect(made.length).toBeGreaterThan(5)
  const names = (found: Iterable<RegExpExecArray>) => [...found].map(([, name]) => name).sort()
  expect(names(documented)).toEqual(names(made))
})
