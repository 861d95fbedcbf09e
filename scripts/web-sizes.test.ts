import { beforeAll, describe, expect, it } from 'vitest'
import { buildWeb } from './build-web.mjs'
import { root } from './import-rule/read-repository.ts'
import { laterFiles, sizesOf } from '@longtable/web/testing/sizes'

let folder: string

beforeAll(async () => {
  folder = await buildWeb(root)
})

describe('what a first page costs', () => {
  it('is at most 135 kB of script in five files, 12 kB of style and 65 kB of fonts', () => {
    const apps = sizesOf(folder)
    expect(apps.length).toBeGreaterThan(0)
    for (const { name, files, script, style, fonts } of apps) {
      expect(files, name).toBeLessThanOrEqual(5)
      expect(script, `${name}: script`).toBeLessThanOrEqual(135)
      expect(style, `${name}: style`).toBeLessThanOrEqual(12)
      expect(fonts, `${name}: fonts`).toBeLessThanOrEqual(65)
    }
  })

  it('is at most 25 kB more for any page that is loaded later', () => {
    const later = laterFiles(folder)
    expect(later.length).toBeGreaterThan(3)
    expect(later.filter(({ size }) => size > 25)).toEqual([])
  })
})
