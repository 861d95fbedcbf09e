import { writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

const GIB = 1024 ** 3

/** What the numbers depend on, and nothing that names a machine. */
const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / GIB)} GiB, Node ${process.version}`

/** Run from the root of the repository. */
export async function writeResults(report: string): Promise<string> {
  const file = join('docs', 'benchmarks.md')
  const date = new Date().toISOString().slice(0, 10)
  const head = `# Benchmarks\n\nWritten by \`npm run bench store -- --write\` on ${date} (${machine()}). Read the ratios: a number\nof microseconds holds for one machine and one hour.`
  await writeFile(file, `${head}\n\n${report}\n`)
  return file
}
