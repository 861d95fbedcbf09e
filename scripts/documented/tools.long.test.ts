import { afterAll, expect, it } from 'vitest'
import { read, root } from '../import-rule/read-repository.ts'
import { cleanPlace, killAll, run } from './start.ts'

afterAll(killAll)

const place = cleanPlace(root, {})
const benches = [...read('bench/src/results.ts').matchAll(/^ {2}(\w+): '/gm)].map(
  ([, name = '']) => `npm run bench ${name} -- --quick`,
)

it.each(['npm run tour all', 'npm run test:dynamodb', ...benches])('%s', async (command) => {
  const { code, output } = await run(command, place)
  expect(code, output).toBe(0)
})

it('npm run bench compare', async () => {
  // This checkout with itself. Which of the two was quicker, nobody can tell by one pair.
  const { output } = await run('npm run bench compare api -- --before . --pairs 1', place)
  expect(output).toMatch(/figure +\| before +\| after +\| ratio/)
})
