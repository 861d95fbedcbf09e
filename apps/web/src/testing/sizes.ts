import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const KB = 1024

interface Built {
  readonly apps: readonly {
    readonly name: string
    readonly eager: { readonly js: readonly string[]; readonly css: readonly string[] }
    readonly fonts: readonly string[]
  }[]
}

/** Of an app's first page, in kilobytes as they are sent to whoever takes gzip. */
export interface Sizes {
  readonly name: string
  readonly files: number
  readonly script: number
  readonly style: number
  readonly fonts: number
}

export interface LaterFile {
  readonly name: string
  readonly size: number
}

const builtIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'built.json'), 'utf8')) as Built

function sizeOf(folder: string, files: readonly string[], suffix = '.gz'): number {
  return files.reduce((sum, file) => sum + statSync(join(folder, file + suffix)).size, 0) / KB
}

export const sizesOf = (folder: string): Sizes[] =>
  builtIn(folder).apps.map(({ name, eager, fonts }) => ({
    name,
    files: eager.js.length,
    script: sizeOf(folder, eager.js),
    style: sizeOf(folder, eager.css),
    fonts: sizeOf(folder, fonts, ''),
  }))

/** Scripts that no first page loads, the largest first. */
export function laterFiles(folder: string): LaterFile[] {
  const first = new Set(builtIn(folder).apps.flatMap(({ eager }) => eager.js))
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name !== 'worker.js' && !first.has(name))
    .map((name) => ({ name, size: sizeOf(folder, [name]) }))
    .toSorted((a, b) => b.size - a.size)
}
