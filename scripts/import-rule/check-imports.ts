import { posix } from 'node:path'
import { addEdge, cyclesIn } from './cycles.ts'
import { checkFeatures } from './features.ts'
import { type Layer, layers, rankOf } from './layers.ts'
import { readSource, type SourceFile } from './read-source.ts'
import { declares, exportedFile, ownerOf, packageOf, type Workspace } from './workspaces.ts'

export interface Repository {
  files: readonly SourceFile[]
  workspaces: readonly Workspace[]
}

interface Importer {
  path: string
  layer: Layer
  owner: Workspace
}

const isTesting = (path: string) =>
  /\.(test|racers)\.ts$|\/src\/testing\/|^packages\/testing\//.test(path)

function checkRelative({ path, layer, owner }: Importer, target: string): string[] {
  const problems: string[] = []
  const inside = owner.folder === '' ? !/^(packages|hosts|apps|bench)\//.test(target) : true
  if (!inside || (owner.folder !== '' && !target.startsWith(`${owner.folder}/`)))
    problems.push(`leaves its package by path for ${target}; import it by the package's name`)
  if (!layer.free && isTesting(target)) problems.push(`imports ${target}, which is for tests only`)
  if (!layer.free && layer.neverFiles?.test(target))
    problems.push(`${layer.name} must not import ${target}`)
  const [from, to] = [rankOf(path), rankOf(target)]
  if (!layer.free && from !== undefined && to !== undefined && to > from)
    problems.push(`imports ${target}, though imports inside a system go down`)
  if (!layer.free) problems.push(...checkFeatures(path, target, owner.folder))
  return problems
}

function checkNamed({ layer, owner }: Importer, specifier: string, all: readonly Workspace[]) {
  const problems: string[] = []
  const name = packageOf(specifier)
  const ours = all.find(({ manifest }) => manifest.name === name)
  const root = all.find(({ folder }) => folder === '')
  const lent = layer.free && (ours !== undefined || (root !== undefined && declares(root, name)))
  if (!specifier.startsWith('node:') && !declares(owner, name) && !lent)
    problems.push(
      `imports ${name}, which ${owner.folder || 'the root'}/package.json does not declare`,
    )
  if (ours && exportedFile(ours, specifier) === undefined)
    problems.push(`imports ${specifier}, which ${ours.folder}/package.json does not export`)
  if (layer.free) return problems
  const allowed = layer.may?.test(specifier) ?? true
  if (!allowed || layer.never?.test(specifier))
    problems.push(`${layer.name} must not import ${specifier}`)
  if (/^@longtable\/testing\b|^@longtable\/[^/]+\/testing\b|^vitest\b/.test(specifier))
    problems.push(`imports ${specifier}, which is for tests only`)
  return problems
}

function checkFile(file: SourceFile, repository: Repository) {
  const { path } = file
  const layer = layers.find(({ files }) => files.test(path))
  const owner = ownerOf(repository.workspaces, path)
  if (!layer || !owner) return { problems: [`${path}: belongs to no layer; add it to layers.ts`] }

  const { imports, globals } = readSource(file)
  const importer = { path, layer, owner }
  const targets: string[] = []
  const problems = imports.flatMap(({ specifier, line }) => {
    const relative = specifier.startsWith('.')
    const ours = repository.workspaces.find(
      ({ manifest }) => manifest.name === packageOf(specifier),
    )
    const target = relative
      ? posix.join(posix.dirname(path), specifier)
      : ours && exportedFile(ours, specifier)
    if (target) targets.push(target)
    const found =
      relative && target
        ? checkRelative(importer, target)
        : checkNamed(importer, specifier, repository.workspaces)
    return found.map((problem) => `${path}:${line}: ${problem}`)
  })
  for (const { name, line } of globals)
    if (layer.neverGlobals?.includes(name))
      problems.push(`${path}:${line}: ${layer.name} must not use ${name}`)
  return { problems, targets, free: layer.free, folder: owner.folder }
}

/** Every violation of the import rule, as `path:line: what`. */
export function checkImports(repository: Repository): string[] {
  const problems: string[] = []
  const files = new Map<string, Set<string>>()
  const packages = new Map<string, Set<string>>()
  for (const file of repository.files) {
    const checked = checkFile(file, repository)
    problems.push(...checked.problems)
    for (const target of checked.targets ?? []) {
      addEdge(files, file.path, target)
      const to = ownerOf(repository.workspaces, target)?.folder
      const from = checked.folder
      if (from !== undefined && to !== undefined && from !== to && !checked.free)
        addEdge(packages, from, to)
    }
  }
  for (const cycle of cyclesIn(packages))
    problems.push(`packages import each other: ${cycle.join(' → ')}`)
  for (const cycle of cyclesIn(files))
    problems.push(`files import each other: ${cycle.join(' → ')}`)
  return problems
}
