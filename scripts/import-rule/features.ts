import { features } from './layers.ts'

/** Of no feature: the model and what is generated name all of them, and tests use all of them. */
const COMMON = /^(model|generated|testing)$/
const EVERYBODYS = /\.(entity|patterns)\.ts$/

interface Place {
  readonly folder: string
  /** Where it stands in the order; -1 for a folder that nobody has placed. */
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
  return { folder: first, rank: -1 }
}

/** What is wrong with an import inside a system, if something is. */
export function checkFeatures(path: string, target: string, root: string): string[] {
  const order = features[root]
  if (!order || !target.startsWith(`${root}/src/`)) return []
  const [from, to] = [placeOf(path, root, order), placeOf(target, root, order)]
  for (const place of [from, to])
    if (place?.rank === -1)
      return [`the folder ${place.folder} has no place in the order of features in layers.ts`]
  if (!from || !to || EVERYBODYS.test(target) || to.rank <= from.rank) return []
  return [`${from.folder} must not use ${target}: ${to.folder} stands behind it in layers.ts`]
}
