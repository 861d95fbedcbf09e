import { features } from './layers.ts'

/** Of no feature: the model and what is generated name all of them, and tests use all of them. */
const COMMON = /^(model|generated|testing)$/
const EVERYBODYS = /\.(entity|patterns)\.ts$/

interface Place {
  readonly folder: string
  /** Where it stands in the order; a folder that nobody has placed stands behind all that are. */
  readonly rank: number
}

/** A folder in a folder may be a feature of its own. */
function placeOf(path: string, root: string, order: readonly string[]): Place | undefined {
  const folders = path.slice(`${root}/src/`.length).split('/').slice(0, -1)
  const [first] = folders
  if (first === undefined || COMMON.test(first)) return undefined
  for (let depth = folders.length; depth > 0; depth--) {
    const rank = order.indexOf(folders.slice(0, depth).join('/'))
    if (rank !== -1) return { folder: folders.slice(0, depth).join('/'), rank }
  }
  return { folder: first, rank: order.length }
}

/** What is wrong with an import inside a system, if something is. */
export function checkFeatures(path: string, target: string, root: string): string[] {
  const order = features[root]
  if (!order || !target.startsWith(`${root}/src/`)) return []
  const [from, to] = [placeOf(path, root, order), placeOf(target, root, order)]
  if (!from || !to || from.folder === to.folder || EVERYBODYS.test(target)) return []
  if (to.rank < from.rank) return []
  return [`${from.folder} must not use ${target}: ${to.folder} stands behind it in layers.ts`]
}
