import { posix } from 'node:path'

export interface Manifest {
  name: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A folder with a `package.json`; the root's folder is empty. */
export interface Workspace {
  folder: string
  manifest: Manifest
}

export const ownerOf = (workspaces: readonly Workspace[], path: string): Workspace | undefined =>
  workspaces
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0]

/** `@scope/name/part` belongs to `@scope/name`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export const declares = ({ manifest }: Workspace, name: string): boolean =>
  name === manifest.name ||
  [manifest.dependencies, manifest.optionalDependencies, manifest.devDependencies].some(
    (list) => list !== undefined && name in list,
  )

/** The file behind a specifier of ours, or undefined where the package does not export it. */
export function exportedFile({ folder, manifest }: Workspace, specifier: string) {
  const target = manifest.exports?.[`.${specifier.slice(manifest.name.length)}`]
  return target === undefined ? undefined : posix.join(folder, target)
}
