import { describe, expect, it } from 'vitest'
import { checkImports } from './import-rule/check-imports.ts'
import { definitionsIn, repeatedNames } from './import-rule/names.ts'
import { read, readRepository } from './import-rule/read-repository.ts'
import { readSource } from './import-rule/read-source.ts'
import type { Workspace } from './import-rule/workspaces.ts'

const workspaces: Workspace[] = [
  { folder: '', manifest: { name: 'longtable', devDependencies: { vitest: '1' } } },
  {
    folder: 'packages/store',
    manifest: {
      name: '@longtable/store',
      exports: { '.': './src/index.ts', './lmdb': './src/lmdb/index.ts' },
      dependencies: { lmdb: '1', '@aws-sdk/client-dynamodb': '1' },
    },
  },
  {
    folder: 'packages/entity',
    manifest: {
      name: '@longtable/entity',
      exports: { '.': './src/index.ts' },
      dependencies: { '@longtable/store': '1', zod: '1', '@longtable/goals-guild': '1' },
    },
  },
  {
    folder: 'packages/goals-guild',
    manifest: {
      name: '@longtable/goals-guild',
      exports: { '.': './src/index.ts' },
      dependencies: {
        '@longtable/store': '1',
        '@longtable/entity': '1',
        '@longtable/collab-hub': '1',
        lmdb: '1',
      },
    },
  },
  { folder: 'packages/accounts', manifest: { name: '@longtable/accounts' } },
  {
    folder: 'packages/collab-hub',
    manifest: { name: '@longtable/collab-hub', exports: { '.': './src/index.ts' } },
  },
]

/** A made-up repository, given as path → text. */
const madeUp = (texts: Record<string, string>) => ({
  workspaces,
  files: Object.entries(texts).map(([path, text]) => ({ path, text })),
})

const problemsOf = (texts: Record<string, string>) => checkImports(madeUp(texts))

describe('the repository', () => {
  const repository = readRepository()

  it('is seen by the checker, with its workspaces', () => {
    const seen = (folder: string) => repository.files.filter(({ path }) => path.startsWith(folder))
    expect(seen('packages/store/src/').length).toBeGreaterThan(8)
    expect(seen('scripts/').length).toBeGreaterThan(5)
    for (const { folder } of repository.workspaces.filter(({ folder }) => folder !== ''))
      expect(seen(`${folder}/src/`), folder).not.toEqual([])
  })

  it('keeps the import rule', () => {
    expect(checkImports(repository)).toEqual([])
  })

  it('exports each name from one file of a package', () => {
    const definitions = definitionsIn(repository)
    const folders = new Set(definitions.map(({ folder }) => folder))
    expect([...folders].sort()).toEqual(repository.workspaces.map(({ folder }) => folder).sort())
    expect(repeatedNames(definitions)).toEqual([])
  })

  it.each(['start', 'test', 'check'])('can run scripts/%s.mjs before any install', (name) => {
    const seen = new Set<string>()
    const pending = [`${name}.mjs`]
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      const path = `scripts/${file}`
      for (const { specifier } of readSource({ path, text: read(path) }).imports) {
        // The bundlers, and what they are told, are loaded after the install.
        if (['esbuild', 'sharp', 'vite'].includes(specifier) || specifier.startsWith('../apps/'))
          continue
        expect(specifier, path).toMatch(/^(node:|\.\/.*\.mjs$)/)
        if (specifier.startsWith('.')) pending.push(specifier.slice(2))
      }
    }
    expect(seen).toContain('install.mjs')
  })
})

describe('the import rule', () => {
  const system = 'packages/goals-guild/src/follows/follow-user.ts'

  it.each([
    ['a driver in a system', system, `import { open } from 'lmdb'`],
    ['an adapter in a system', system, `import { open } from '@longtable/store/lmdb'`],
    ['another system', system, `import * as hub from '@longtable/collab-hub'`],
    ['files in a system', system, `import { readFileSync } from 'node:fs'`],
    ['a type import', system, `import type { Server } from 'node:http'`],
    ['a dynamic import', system, `export const load = () => import('node:fs')`],
    ['an import inside a type', system, `export type Stats = import('node:fs').Stats`],
    ['a re-export', system, `export * from 'node:http'`],
    ['a require', system, `const fs = require('node:fs')`],
    ['anything in the port', 'packages/store/src/port.ts', `import 'node:crypto'`],
    ['a driver in the port', 'packages/store/src/port.ts', `import { open } from 'lmdb'`],
    ['an adapter in the port', 'packages/store/src/port.ts', `import './lmdb/index.ts'`],
    [
      'the other adapter',
      'packages/store/src/lmdb/index.ts',
      `import { send } from '../dynamodb/send.ts'`,
    ],
    ['the other driver', 'packages/store/src/lmdb/index.ts', `import '@aws-sdk/client-dynamodb'`],
    ['an adapter in entity', 'packages/entity/src/a.ts', `import '@longtable/store/lmdb'`],
    ['an app on a package', 'apps/web/src/main.ts', `import '@longtable/store'`],
  ])('refuses %s', (_, path, text) => {
    expect(problemsOf({ [path]: text }).join('\n')).toContain('must not import')
  })

  it.each([
    'process.env.PORT',
    "process['env']",
    'Date.now()',
    'new Date()',
    'Math.random()',
    'performance.now()',
  ])('refuses %s in a system', (expression) => {
    const text = `export const value = () => ${expression}`
    expect(problemsOf({ [system]: text }).join('\n')).toContain('must not use')
    expect(problemsOf({ 'packages/goals-guild/src/a.test.ts': text })).toEqual([])
  })

  it.each([
    ['an undeclared package', `import 'left-pad'`, 'does not declare'],
    ['a tool of the root', `import 'vitest'`, 'does not declare'],
    ['a path that is not exported', `import '@longtable/entity/src/keys.ts'`, 'does not export'],
    ['a path into another package', `import '../../../entity/src/keys.ts'`, 'leaves its package'],
    ['test code', `import '../testing/world.ts'`, 'for tests only'],
  ])('refuses %s', (_, text, problem) => {
    expect(problemsOf({ [system]: text }).join('\n')).toContain(problem)
  })

  it('refuses imports that go up inside a system', () => {
    const path = 'packages/goals-guild/src/follows/follow.entity.ts'
    const problems = problemsOf({ [path]: `import { followersOf } from './follow.patterns.ts'` })
    expect(problems.join('\n')).toContain('go down')
  })

  it('refuses a feature that uses one behind it, but for entities and patterns', () => {
    const importing = (from: string, to: string) =>
      problemsOf({ [`packages/accounts/src/${from}`]: `import '../${to}'` }).join('\n')
    const behind = 'identity must not use packages/accounts/src/sessions/tokens.ts'
    expect(importing('identity/sign-up.ts', 'sessions/tokens.ts')).toContain(behind)
    expect(importing('sessions/sign-in.ts', 'identity/email.ts')).toBe('')
    expect(importing('identity/sign-up.ts', 'sessions/session.entity.ts')).toBe('')
    expect(importing('identity/sign-up.test.ts', 'sessions/tokens.ts')).toBe('')
    expect(importing('friends/invite.ts', 'groups/groups.ts')).toBe('')
    expect(importing('groups/groups.ts', 'friends/invite.ts')).toContain('must not use')
    expect(importing('friends/invite.ts', 'letters/write.ts')).toContain('must not use')
  })

  it('refuses a file that belongs to no layer', () => {
    expect(problemsOf({ 'packages/unheard-of/src/a.ts': '' }).join('\n')).toContain('no layer')
  })

  it('refuses cycles between files and between packages', () => {
    const problems = problemsOf({
      'packages/store/src/a.ts': `export * from './b.ts'`,
      'packages/store/src/b.ts': `import type { C } from './c.ts'`,
      'packages/store/src/c.ts': `export const load = () => import('./a.ts')`,
      'packages/entity/src/index.ts': `export type * from '@longtable/goals-guild'`,
      'packages/goals-guild/src/other.ts': `import '@longtable/entity'`,
    })
    expect(problems.join('\n')).toContain('files import each other: packages/store/src/a.ts')
    expect(problems.join('\n')).toContain('packages import each other: packages/')
  })

  it('allows what the layers say, and takes no comment or text for an import', () => {
    expect(
      problemsOf({
        [system]: `
          // import 'lmdb'
          import { entity } from '@longtable/entity'
          import type { Store } from '@longtable/store'
          export const text = \`import 'node:fs'\` + "require('node:fs')"
          export const at = (ms: number) => new Date(ms)
        `,
        'packages/store/src/lmdb/index.ts': `import { open } from 'lmdb'\nimport '../port.ts'`,
        'packages/goals-guild/src/a.test.ts': `import 'vitest'\nimport '@longtable/store/lmdb'`,
      }),
    ).toEqual([])
  })
})

describe('the rule of names', () => {
  const [one, other] = ['packages/store/src/one.ts', 'packages/store/src/lmdb/other.ts']
  const repeated = (texts: Record<string, string>) => repeatedNames(definitionsIn(madeUp(texts)))

  it.each([
    ['a constant', 'const keyOf = 1'],
    ['a function', 'function keyOf() {}'],
    ['an asynchronous function', 'async function keyOf() {}'],
    ['a class', 'abstract class keyOf {}'],
    ['an interface', 'interface keyOf {}'],
    ['a type', 'type keyOf = string'],
    ['a part of an object', 'const { a: { keyOf } } = things'],
    ['what is left of a list', 'const [first, ...keyOf] = things'],
    ['one with a default', 'const { keyOf = 1 } = things'],
  ])('refuses %s of a name that another file has', (_, declaration) => {
    expect(repeated({ [one]: `export ${declaration}`, [other]: 'export const keyOf = 2' })).toEqual(
      [`packages/store: keyOf in ${one}, ${other}`],
    )
  })

  it.each([
    ['a value and a type in one file', one, 'export const Key = 1\nexport type Key = string'],
    ['what a file keeps to itself', other, 'const Key = 2'],
    ['what it passes on', other, `export { Key } from '../one.ts'\nexport * from '../one.ts'`],
    ['another package', 'packages/entity/src/key.ts', 'export const Key = 2'],
    ['a test', 'packages/store/src/one.test.ts', 'export const Key = 2'],
    ['what is for tests only', 'packages/store/src/testing/one.ts', 'export const Key = 2'],
  ])('allows %s', (_, path, text) => {
    expect(repeated({ [one]: 'export const Key = 1', [path]: text })).toEqual([])
  })
})
