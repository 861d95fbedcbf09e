import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleServer } from './bundle.mjs'

const files = {
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'scripts/bundle.mjs': '',
  'hosts/server/src/main.ts': 'export const answer: number = 42',
}

it('bundles once for starts at the same moment, and leaves no draft', async () => {
  const root = mkdtempSync(join(tmpdir(), 'longtable-bundle-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), text)
    }
    const [first = '', ...others] = await Promise.all([1, 2, 3].map(() => bundleServer(root)))
    expect(others).toEqual([first, first])
    expect(await import(first)).toMatchObject({ answer: 42 })
    expect(readdirSync(join(root, '.cache', 'server'))).toHaveLength(1)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
