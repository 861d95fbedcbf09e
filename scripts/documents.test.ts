import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { describe, expect, it } from 'vitest'
import { filesUnder, read, root } from './import-rule/read-repository.ts'

const documents = [...readdirSync(root), ...filesUnder('docs')].filter((path) =>
  path.endsWith('.md'),
)
const decisions = readdirSync(join(root, 'docs', 'decisions')).sort()
const lines = (path: string) => read(path).trimEnd().split('\n')

/** Targets inside the repository of a document's links, from its root. */
function linksOf(path: string): string[] {
  return [...read(path).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(path), target)))
}

describe('the documents', () => {
  it('are seen by this test', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']),
    )
    expect(documents.flatMap(linksOf).length).toBeGreaterThan(20)
  })

  it.each(documents)('link only to what exists: %s', (path) => {
    expect(linksOf(path).filter((target) => !existsSync(join(root, target)))).toEqual([])
  })

  it.each(documents)('name only commands that exist: %s', (path) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(path).matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it('are short enough to be read', () => {
    expect(lines('README.md').length).toBeLessThanOrEqual(150)
    expect(lines('ARCHITECTURE.md').length).toBeLessThanOrEqual(200)
  })

  it('stand alone, without files from outside of the repository', () => {
    for (const path of documents)
      expect(linksOf(path).filter((target) => target.startsWith('..'))).toEqual([])
  })

  it('name every module that can be switched off', () => {
    const switchedOff = read('docs/operations.md')
    const names = goalsGuildSystem.features.map(({ name }) => `\`${name}\``)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !switchedOff.includes(name))).toEqual([])
  })

  it.each(['docs/security.md', 'docs/reliability.md'])('name tests that exist: %s', (path) => {
    const named = [...read(path).matchAll(/[\w/.-]+\.test\.ts/g)].map(([name]) => name)
    expect(named.length).toBeGreaterThan(10)
    const missing = named.filter(
      (name) => !['', 'hosts/server/src'].some((folder) => existsSync(join(root, folder, name))),
    )
    expect(missing).toEqual([])
  })

  it('keep a place for unreleased changes', () => {
    expect(lines('CHANGELOG.md')).toContain('## [Unreleased]')
  })
})

describe('the decisions', () => {
  it('are numbered without a gap', () => {
    expect(decisions.length).toBeGreaterThan(8)
    expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(
      decisions.map((_, index) => index + 1),
    )
  })

  it.each(decisions)('say context, decision and consequence briefly: %s', (name) => {
    const text = read(`docs/decisions/${name}`)
    for (const part of ['**Context.**', '**Decision.**', '**Consequence.**'])
      expect(text).toContain(part)
    expect(lines(`docs/decisions/${name}`).length).toBeLessThanOrEqual(14)
  })
})

describe('the scripts of package.json', () => {
  it('name files that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const files = Object.values(scripts).flatMap((line) => line.match(/\S+\.(mjs|ts)\b/g) ?? [])
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
