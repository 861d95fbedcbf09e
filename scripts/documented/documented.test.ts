import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '@longtable/server/testing'
import { expect, it } from 'vitest'
import { documentedCommands } from './commands.ts'
import { becauseOf, unheardOf, unproved } from './proofs.ts'
import { answersOf } from './readme.ts'

const documented = documentedCommands()

it('every command of the documents is run by a test, or named with why it is not', () => {
  expect(documented.size).toBeGreaterThan(60)
  const wrong = [...documented].flatMap(([command, path]) => {
    const problem = unproved(command)
    return problem === undefined ? [] : [`${path}: ${command}: ${problem}`]
  })
  expect(wrong).toEqual([])
})

it('no test is kept for a command that stands nowhere', () => {
  expect(unheardOf(documented)).toEqual([])
})

it('what is not run as it stands is no more than this', () => {
  const kinds = [...documented.keys()]
    .filter((command) => becauseOf(command) !== undefined)
    .map((command) => command.split(' ').slice(0, 3).join(' '))
  expect([...new Set(kinds)].sort()).toEqual([
    'docker build -t',
    'docker run --name',
    'npm run bench',
    'npm run soak',
    'npm run test:long',
  ])
})

it('misses what nobody runs', () => {
  const commands = [
    'npm run nothing',
    'npx longtable dance',
    'npm test nowhere.test.ts',
    'npm run bench nothing -- --write',
    'npm run tour nowhere',
    'export LONGTABLE_NOTHING=1',
    'curl -s localhost:4000/nothing',
  ]
  for (const command of commands) expect(unproved(command), command).toBeDefined()
})

it('the lines that ask by hand are answered: health, a token, one list of each system', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-readme-'))
  await using program = await startProgram({ environment: { LONGTABLE_DATA: directory } })
  const { health, ...lists } = await answersOf(program.address)
  expect(health).toContain('"store":"ok"')
  expect(lists).toEqual({
    goalsguild: '{"data":{"goals":{"items":[]}}}',
    collabhub: '{"data":{"myStartups":{"items":[]}}}',
    holdthatthought: '{"data":{"letters":{"items":[]}}}',
  })
  await program.kill()
  await rm(directory, { recursive: true })
})
