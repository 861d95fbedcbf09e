import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
const sources = paths
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|operations)\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const catalogues = paths.filter((path) => /(words|common)\/en\.ts$/.test(path))

type Words = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every word with the groups around it. */
const pathsIn = (words: Words, around: readonly string[] = []): string[][] =>
  Object.entries(words).flatMap(([name, value]) =>
    isGroup(value) ? pathsIn(value, [...around, name]) : [[...around, name]],
  )

/** Whoever takes words from a folder, and what stands beside it: names there may be known only later. */
function usersOf(folder: string): string {
  const places = [join(ROOT, folder, 'index.ts'), join(ROOT, folder, 'en.ts')]
  const takes = ({ path, text }: (typeof sources)[number]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].some(([, from = '']) =>
      places.includes(resolve(ROOT, dirname(path), from)),
    )
  const isWords = (path: string) => dirname(path) === folder && /\/(en|de)\.ts$/.test(path)
  return sources
    .filter((one) => !isWords(one.path) && (takes(one) || dirname(one.path) === dirname(folder)))
    .map(({ text }) => text)
    .join('\n')
}

/** By its name, or by that of a group that is taken as a whole or by a name that is only known then. */
function isUsed(text: string, path: readonly string[]): boolean {
  const has = (pattern: string) => new RegExp(pattern).test(text)
  return (
    has(`\\b${path.at(-1)}\\b`) ||
    path.slice(0, -1).some((group) => has(`\\b${group}\\b(?!\\s*\\??\\.\\w)`))
  )
}

describe.each(catalogues)('the words in %s', (file) => {
  it('are said somewhere, all of them', async () => {
    const [words] = Object.values((await import(join(ROOT, file))) as Record<string, Words>)
    const said = pathsIn(words ?? {})
    expect(said.length).toBeGreaterThan(2)
    const text = usersOf(dirname(file))
    expect(said.filter((path) => !isUsed(text, path)).map((path) => path.join('.'))).toEqual([])
  })
})
