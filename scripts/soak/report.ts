import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Overload } from './overload.ts'

/** What was seen of one server. */
export interface Soaked {
  readonly name: string
  readonly minutes: number
  readonly wanted: number
  readonly tally: ReadonlyMap<string, number>
  readonly happened: ReadonlyMap<string, number>
  readonly problems: readonly string[]
}

const FILE = 'docs/reliability.md'
const [FROM, TO] = ['<!-- soak -->', '<!-- end of soak -->']

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

const well = (problems: readonly string[]) =>
  problems.length === 0 ? 'nothing' : problems.slice(0, 5).join('; ')

function overloadReport(overload: Overload): string {
  const { best, connections, overloaded, share, refused, p99, after } = overload
  return `Overload: ${best.toFixed(0)} useful answers a second with ${connections} connections, the best of those tried; ${overloaded.toFixed(0)} with five
times as many, a share of ${share.toFixed(2)} (needed: ≥ 0.9), p99 ${p99.toFixed(0)} ms, ${refused} refused; ${after.toFixed(0)} afterwards.
Wrong: ${well(overload.problems)}.`
}

export function soakReport(all: readonly Soaked[], overload: Overload | undefined): string {
  const rows = all.map(
    ({ name, minutes, wanted, tally, happened, problems }) =>
      `| ${name} | ${minutes.toFixed(1)} | ${listed(happened)} | ${wanted} | ${listed(tally)} | ${well(problems)} |`,
  )
  return `People of all three systems make things by HTTP, and ask again under the same id until they are answered. Afterwards
what their own log says is looked up in the tables: each thing once, none that nobody asked for; no dead letter,
\`verify\` finds nothing.

| server | minutes | what happened | things | answers | wrong |
|---|---|---|---|---|---|
${rows.join('\n')}${overload ? `\n\n${overloadReport(overload)}` : ''}`
}

/** Into the document, in the place of what stood there. */
export async function writeReport(report: string): Promise<string> {
  const text = await readFile(FILE, 'utf8')
  const date = new Date().toISOString().slice(0, 10)
  const head = `Written by \`npm run soak -- --write\` on ${date} (${availableParallelism()} cores, Node ${process.version}).`
  const [before = '', rest = ''] = text.split(`${FROM}\n`)
  const after = rest.split(`${TO}\n`)[1] ?? ''
  await writeFile(FILE, `${before}${FROM}\n\n${head}\n\n${report}\n\n${TO}\n${after}`)
  return FILE
}
