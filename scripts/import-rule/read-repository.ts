import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Repository } from './check-imports.ts'
import type { Workspace } from './workspaces.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Paths from the root, with `/`, of the files below a folder. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return entry.name === 'node_modules' || entry.name === 'generated' ? [] : filesUnder(path)
  })
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

function workspaceFolders(): string[] {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  return workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => pattern.slice(0, -1) + name)
        : [pattern],
    )
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
}

export function readRepository(): Repository {
  const workspaces = ['', ...workspaceFolders()].map(
    (folder): Workspace => ({ folder, manifest: JSON.parse(read(join(folder, 'package.json'))) }),
  )
  const paths = [
    ...['packages', 'hosts', 'apps', 'bench', 'scripts'].flatMap(filesUnder),
    ...readdirSync(root),
  ].filter((path) => /\.tsx?$/.test(path))
  return { workspaces, files: paths.map((path) => ({ path, text: read(path) })) }
}
