// `node --import ./scripts/from-sources.mjs file.ts` runs our sources without a bundle: TypeScript by
// tsx, and files imported with `?raw` as their text, as in a bundle and in tests.
import { register } from 'node:module'
import 'tsx'

const RAW = '?raw'

const HOOKS = `
import { readFile } from 'node:fs/promises'

export async function load(url, context, next) {
  if (!url.endsWith('${RAW}')) return next(url, context)
  const text = await readFile(new URL(url.slice(0, -${RAW.length})), 'utf8')
  return { format: 'module', shortCircuit: true, source: 'export default ' + JSON.stringify(text) }
}`

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`)
