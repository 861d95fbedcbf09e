import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { read, root } from '../import-rule/read-repository.ts'

/** A line of the Dockerfile: `RUN` and what it runs. */
export interface Step {
  readonly word: string
  readonly rest: string
}

export const dockerfile = (): Step[] =>
  read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? []
      if (word === '') throw new Error(`Dockerfile: what is "${line}"?`)
      return { word, rest }
    })

/** `["node", "scripts/start.mjs"]`, which may stand behind options and `CMD`. */
export const wordsIn = (rest: string): string[] =>
  JSON.parse(/\[.*\]$/.exec(rest)?.[0] ?? '[]') as string[]

/** `HOST=0.0.0.0 PORT=4000` as an environment. */
export const settingsIn = (rest: string): Record<string, string> =>
  Object.fromEntries(
    [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )

const AS_EXPRESSION: Readonly<Record<string, string>> = {
  '**/': '(.*/)?',
  '*': '[^/]*',
  '.': '\\.',
}

/** A pattern of .dockerignore names a path from the root, unless it begins with two stars. */
function ignoring(): (path: string) => boolean {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replaceAll(/\*\*\/|\*|\./g, (part) => AS_EXPRESSION[part] ?? part))
    .map((expression) => new RegExp(`^${expression}$`))
  return (path) => rules.some((rule) => rule.test(path))
}

/** Paths of all files that `docker build` is given. */
export function buildContext(): string[] {
  const isIgnored = ignoring()
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (isIgnored(path)) return []
      return entry.isDirectory() ? below(path) : [path]
    })
  return below('')
}
