import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@longtable/store/testing/until'
import { expect, it } from 'vitest'
import { DEMO } from '../demo-person.ts'
import { type Client, connect } from '../testing/client.ts'
import { SIGN_IN } from '../testing/people.ts'
import { freePort, runProgram, startProgram } from '../testing/program.ts'

const endpoint = '/goalsguild/graphql'

/** The demo person, through a connection of their own. */
async function robinAt(client: Client) {
  const signed = await client.graphql<{ signIn: { idToken: string } }>({
    query: SIGN_IN,
    variables: DEMO,
  })
  const ask = (query: string) => client.graphql({ query, endpoint }, signed.data?.signIn.idToken)
  return {
    write: (title: string) =>
      ask(`mutation { createGoal(title: "${title}", visibility: public) { id } }`),
    /** Once it is found, or what was found instead. */
    async finds(text: string, title: string) {
      let found: unknown
      await until(async () => {
        const { data } = await ask(`{ search(text: "${text}") { items { goal { title } } } }`)
        found = data
        return JSON.stringify(data).includes(title)
      }, `${title} among what is found`)
      return found
    },
  }
}

it('all workers find what any of them wrote; killed, lost and built anew it is all there', async () => {
  const data = await mkdtemp(join(tmpdir(), 'longtable-search-'))
  const environment = {
    LONGTABLE_DATA: data,
    LONGTABLE_WORKERS: '2',
    PORT: String(await freePort()),
  }
  const place = join(data, 'search', 'gg_core')
  const current = () => readFileSync(join(place, 'current'), 'utf8')
  const server = await startProgram({ environment })
  const [one, other] = [connect(server.address), connect(server.address)]
  const [robin, again] = [await robinAt(one), await robinAt(other)]
  await robin.write('Walk to the lighthouse')
  for (const who of [robin, again]) await who.finds('lighthouse', 'Walk to')

  const before = current()
  const built = await runProgram({ words: ['search', 'rebuild', '--json'], environment })
  expect(built.code, built.stderr).toBe(0)
  expect(built.stderr).toContain('Building the search index of gg_core')
  expect(JSON.parse(built.stdout)).toHaveLength(3)
  expect(current()).not.toBe(before)
  await robin.write('Paint the lighthouse')
  for (const who of [robin, again]) await who.finds('lighthouse', 'Paint the')
  await server.kill()
  for (const client of [one, other]) client.close()

  const verified = await runProgram({ words: ['verify'], environment })
  expect(verified.stdout).not.toContain('otherwise than the table')
  await rm(join(place, `${current()}.db`))
  await using next = await startProgram({ environment: { ...environment, LOG_LEVEL: 'info' } })
  const client = connect(next.address)
  await (await robinAt(client)).finds('lighthouse', 'Walk to')
  expect(next.output).toContain('the search index cannot be used')
  expect(next.output).toContain('the search index was built')
  client.close()
  await next.stop()
  expect((await runProgram({ words: ['verify'], environment })).code).toBe(0)
  const wrong = { words: ['search', 'rebuild', '--table', 'nothing'], environment }
  expect((await runProgram(wrong)).code).toBe(2)
  await rm(data, { recursive: true })
})
