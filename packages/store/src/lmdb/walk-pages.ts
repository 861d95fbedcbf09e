import { readSync } from 'node:fs'

const HEAD_BYTES = 24
const BRANCH = 1
const LEAF = 2
const BIG_DATA = 1
const SUB_DATABASE = 2
const NO_PAGE = 0xffff_ffff_ffff_ffffn
/** Where a database's record has its root page. */
const ROOT_PLACE = 40

interface Tree {
  readonly pageBytes: number
  readonly roots: readonly bigint[]
}

interface Node {
  readonly flags: number
  readonly child: bigint
  readonly data: Buffer
}

function nodesOf(page: Buffer): Node[] {
  const count = page.readUInt16LE(20) >> 1
  return Array.from({ length: count }, (_, n) => {
    const at = HEAD_BYTES + page.readUInt16LE(HEAD_BYTES + 2 * n)
    const flags = page.readUInt16LE(at + 4)
    const child = BigInt(page.readUInt32LE(at)) | (BigInt(flags) << 32n)
    return { flags, child, data: page.subarray(at + 8 + page.readUInt16LE(at + 6)) }
  })
}

/** The pages that a page leads to, each with how many follow it in a row. */
function leadsTo(page: Buffer): { trees: bigint[]; ends: bigint[] } {
  const kind = page.readUInt16LE(18)
  const trees: bigint[] = []
  const ends: bigint[] = []
  if ((kind & (BRANCH | LEAF)) === 0) return { trees, ends }
  for (const { flags, child, data } of nodesOf(page)) {
    if (kind & BRANCH) trees.push(child)
    else if (flags & SUB_DATABASE) trees.push(data.readBigUInt64LE(ROOT_PLACE))
    else if (flags & BIG_DATA) ends.push(data.readBigUInt64LE(0) + data.readBigUInt64LE(16) - 1n)
  }
  return { trees, ends }
}

/** Whether anything that can be read lies behind the last page of the file. */
export function reachesBeyond(file: number, { pageBytes, roots }: Tree, pages: bigint): boolean {
  const open = [...roots]
  const seen = new Set<bigint>()
  const page = Buffer.alloc(pageBytes)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === NO_PAGE || seen.has(next)) continue
    seen.add(next)
    if (next >= pages) return true
    readSync(file, page, 0, pageBytes, Number(next) * pageBytes)
    try {
      const { trees, ends } = leadsTo(page)
      if (ends.some((end) => end >= pages)) return true
      open.push(...trees)
    } catch {
      return true // What stands there is no page of a tree.
    }
  }
  return false
}
