import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from './testing/client.ts'
import { newPerson } from './testing/people.ts'
import { runProgram, startProgram } from './testing/program.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-archive-'))
})
afterAll(() => rm(directory, { recursive: true }))

/** A server on data of its own, asked once. */
async function asked(data: string, email: string, queries: readonly string[]): Promise<unknown[]> {
  const program = await startProgram({
    words: ['serve', '--empty'],
    environment: { LONGTABLE_DATA: join(directory, data) },
  })
  const client = connect(program.address)
  const { idToken } = await newPerson(client, email)
  const endpoint = '/holdthatthought/graphql'
  const register = 'mutation { registerUser(displayName: "Rosa") { userId } }'
  await client.graphql({ query: register, endpoint }, idToken)
  const words = ['admin', 'grant', email, '--system', 'holdthatthought']
  await runProgram({ words, environment: { LONGTABLE_DATA: join(directory, data) } })
  const answers: unknown[] = []
  for (const query of queries) {
    const { data: answer, errors } = await client.graphql({ query, endpoint }, idToken)
    if (errors) throw new Error(JSON.stringify(errors))
    answers.push(answer)
  }
  client.close()
  await program.stop()
  return answers
}

const LETTERS = '{ letters { items { id title content } } }'

it('an archive is packed by command, and read into another one', async () => {
  const run = (data: string, ...words: string[]) =>
    runProgram({ words, environment: { LONGTABLE_DATA: join(directory, data) } })
  const write = (title: string) =>
    `mutation { createLetter(date: "1943-05-01", title: "${title}", content: "Dear Rosa") { id } }`
  const [, , there] = await asked('one', 'rosa@example.com', [
    write('First'),
    write('Second'),
    LETTERS,
  ])
  const zip = join(directory, 'letters.zip')
  expect(await run('one', 'archive', 'export', zip)).toMatchObject({
    code: 0,
    stdout: `${zip}: 2 letters and files of the gallery.\n`,
  })
  expect((await stat(zip)).mode & 0o777).toBe(0o600)
  expect((await run('one', 'archive', 'import', zip)).stderr).toContain('here already')

  const broken = join(directory, 'broken.zip')
  await writeFile(broken, (await readFile(zip)).subarray(0, 900))
  const refused = await run('two', 'archive', 'import', broken)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('no good zip')])
  expect(await run('two', 'archive', 'import', zip)).toMatchObject({ code: 0 })
  expect(await asked('two', 'eva@example.com', [LETTERS])).toEqual([there])
})
