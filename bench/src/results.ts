import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

const GIB = 1024 ** 3

/** In the order of the document, with their titles. */
const PARTS = {
  store: 'Store',
  api: 'API',
  month: 'Month',
  feed: 'Feed',
  signins: 'Sign-ins',
  letters: 'Letters',
  hub: 'Hub',
  talks: 'Talks',
  search: 'Search',
  backup: 'Backup',
  web: 'Web',
  start: 'Start',
} as const
export type Part = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as readonly Part[]
export const isPart = (name: string | undefined): name is Part =>
  name !== undefined && Object.hasOwn(PARTS, name)

const INTRO =
  '# Benchmarks\n\nRead the ratios: a number of microseconds holds for one machine and one hour.'

/** What the numbers depend on, and nothing that names a machine. */
const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / GIB)} GiB, Node ${process.version}`

const mark = (part: Part) => `<!-- ${part} -->`

/** The text with one part written anew and the others as they were. */
export function withPart(text: string, part: Part, report: string): string {
  const kept = (name: Part): string | undefined => {
    const after = text.split(`${mark(name)}\n`)[1]
    return after?.split(/^<!-- \w+ -->$/m)[0]?.trim()
  }
  const parts = PART_NAMES.flatMap((name) => {
    const content = name === part ? `## ${PARTS[name]}\n\n${report}` : kept(name)
    return content === undefined ? [] : [`${mark(name)}\n\n${content}`]
  })
  return `${[INTRO, ...parts].join('\n\n')}\n`
}

/** Run from the root of the repository. */
export async function writeResults(part: Part, report: string): Promise<string> {
  const file = join('docs', 'benchmarks.md')
  const date = new Date().toISOString().slice(0, 10)
  const head = `Written by \`npm run bench ${part} -- --write\` on ${date} (${machine()}).`
  const before = await readFile(file, 'utf8').catch(() => '')
  await writeFile(file, withPart(before, part, `${head}\n\n${report}`))
  return file
}
