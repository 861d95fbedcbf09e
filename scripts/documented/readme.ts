import { root } from '../import-rule/read-repository.ts'
import { blocks } from './commands.ts'
import { cleanPlace, run } from './start.ts'

/** The lines that ask by hand. */
export const byHand = blocks.find(
  ({ path, lines: [first = ''] }) => path === 'README.md' && first.startsWith('curl'),
)?.lines

/** What each of them answers at a server, by what it asks: all of them in one shell, in their order. */
export async function answersOf(address: string): Promise<Record<string, string>> {
  if (!byHand) throw new Error('The README asks nothing by hand.')
  const script = byHand.map((line) => (line.startsWith('curl') ? `${line}; echo` : line))
  const here = script.join('\n').replaceAll('localhost:4000', new URL(address).host)
  const { code, output } = await run(here, cleanPlace(root, {}))
  if (code !== 0) throw new Error(`It ended with ${code}: ${output}`)
  const asked = byHand.filter((line) => line.startsWith('curl'))
  const answers = output.trimEnd().split('\n')
  return Object.fromEntries(
    asked.map((line, place) => [/localhost:4000\/(\w+)/.exec(line)?.[1], answers[place] ?? '']),
  )
}
