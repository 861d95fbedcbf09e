import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildWeb } from './build-web.mjs'
import { root } from './import-rule/read-repository.ts'

const KB = 1024

interface Built {
  readonly apps: readonly {
    readonly name: string
    readonly eager: { readonly js: readonly string[]; readonly css: readonly string[] }
    readonly fonts: readonly string[]
  }[]
}

let folder: string
let built: Built

beforeAll(async () => {
  folder = await buildWeb(root)
  built = JSON.parse(readFileSync(join(folder, 'built.json'), 'utf8')) as Built
})

/** Kilobytes, as they are sent to whoever takes gzip. */
const sizeOf = (files: readonly string[], suffix = '.gz') =>
  files.reduce((sum, file) => sum + statSync(join(folder, file + suffix)).size, 0) / KB

describe('what a first page costs', () => {
  it('is at most 135 kB of script in five files, 12 kB of style and 65 kB of fonts', () => {
    expect(built.apps.length).toBeGreaterThan(0)
    for (const { name, eager, fonts } of built.apps) {
      expect(eager.js.length, name).toBeLessThanOrEqual(5)
      expect(sizeOf(eager.js), `${name}: script`).toBeLessThanOrEqual(135)
      expect(sizeOf(eager.css), `${name}: style`).toBeLessThanOrEqual(12)
      expect(sizeOf(fonts, ''), `${name}: fonts`).toBeLessThanOrEqual(65)
    }
  })

  it('is at most 25 kB more for any page that is loaded later', () => {
    const first = new Set(built.apps.flatMap(({ eager }) => eager.js))
    const later = readdirSync(folder).filter((name) => name.endsWith('.js') && !first.has(name))
    const large = later.filter((name) => name !== 'worker.js' && sizeOf([name]) > 25)
    expect(later.length).toBeGreaterThan(3)
    expect(large).toEqual([])
  })
})
