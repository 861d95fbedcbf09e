import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { MailsSeen } from './mails.ts'
import type { Happened } from './misfortunes.ts'
import type { Overload } from './overload/overload.ts'

/** What was seen of one server. */
export interface Soaked {
  readonly name: string
  readonly minutes: number
  readonly wanted: number
  readonly tally: ReadonlyMap<string, number>
  readonly happened: readonly Happened[]
  /** Where they can be counted. */
  readonly mails?: MailsSeen
  readonly problems: readonly string[]
}

const FILE = 'docs/reliability.md'
const [FROM, TO] = ['<!-- soak -->', '<!-- end of soak -->']
const PROBLEM_CHARACTERS_MAX = 200

/** One cell of a table, whatever it says. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')

function counted(happened: readonly Happened[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of happened) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const well = (problems: readonly string[]) =>
  problems.length === 0
    ? 'nothing'
    : problems
        .slice(0, 5)
        .map((problem) => problem.slice(0, PROBLEM_CHARACTERS_MAX))
        .join('; ')

const mailed = (mails: MailsSeen | undefined) =>
  mails ? `${mails.count}, of them twice ${mails.repeats}` : 'not counted'

function overloadReport({ best, many, after, share, problems }: Overload): string {
  return `Overload of one server process, by a process of clients beside it; queries and mutations of all three systems in
turns, one in five a mutation, ${best.people} people. An answer is good within ${best.usefulMs / 1000} s.

| load | asked a second | good a second | refused | late | no answer | no connection | p50 ms | p99 ms | clients' CPU |
|---|---|---|---|---|---|---|---|---|---|
${[best, many, after]
  .map(
    (load) =>
      `| ${load.name} | ${load.asked.toFixed(0)} | ${load.good.toFixed(0)} | ${load.refused.toFixed(0)} | ${load.late.toFixed(0)} | ${load.unanswered.toFixed(0)} | ${load.unconnected.toFixed(0)} | ${load.p50.toFixed(0)} | ${load.p99.toFixed(0)} | ${(load.busy * 100).toFixed(0)} % |`,
  )
  .join('\n')}

Five times the best leaves a share of ${share.toFixed(2)} of it (needed: ≥ 0.9). Wrong: ${cell(well(problems))}.`
}

export function soakReport(all: readonly Soaked[], overload: Overload | undefined): string {
  if (all.length === 0) return overload ? overloadReport(overload) : ''
  const rows = all.map(({ name, minutes, wanted, tally, happened, mails, problems }) =>
    [
      name,
      minutes.toFixed(1),
      listed(counted(happened)),
      String(wanted),
      mailed(mails),
      listed(tally),
      well(problems),
    ]
      .map(cell)
      .join(' | '),
  )
  return `People of all three systems make things by HTTP, and ask again under the same id until they are answered. Afterwards
what their own log says is looked up in the tables: each thing once, none that nobody asked for; each mail that follows
from it has come, and twice only where a kill or a full disk came between sending it and noting that; every misfortune
was felt; stops ended with 0, and workers by themselves; no dead letter, \`verify\` finds nothing.

| server | minutes | what happened | things | mails | answers | wrong |
|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}${overload ? `\n\n${overloadReport(overload)}` : ''}`
}

/** Into the document, in the place of what stood there. */
export async function writeReport(report: string, minutes: number): Promise<string> {
  const text = await readFile(FILE, 'utf8')
  const date = new Date().toISOString().slice(0, 10)
  const head = `Written by \`npm run soak -- --minutes ${minutes} --write\` on ${date} (${availableParallelism()} cores, Node ${process.version}).`
  const [before = '', rest = ''] = text.split(`${FROM}\n`)
  const after = rest.split(`${TO}\n`)[1] ?? ''
  await writeFile(FILE, `${before}${FROM}\n\n${head}\n\n${report}\n\n${TO}\n${after}`)
  return FILE
}
