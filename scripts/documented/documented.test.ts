import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '@longtable/server/testing'
import { expect, it } from 'vitest'
import { documentedCommands } from './commands.ts'
import { unheardOf, unproved } from './proofs.ts'
import { answersOf } from './readme.ts'

const documented = documentedCommands()

it('every command of the documents is run by a test', () => {
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

it('misses what nobody runs', () => {
  for (const command of ['npm run nothing', 'npx longtable dance', 'npm test nowhere.test.ts'])
    expect(unproved(command), command).toBeDefined()
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
