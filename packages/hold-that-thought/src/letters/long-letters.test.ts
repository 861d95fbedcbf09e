import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEdge, createHttpHandler } from '@longtable/api'
import { stores } from '@longtable/testing'
import { apiOf } from '@longtable/testing/system'
import { expect, it } from 'vitest'
import { holdThatThoughtSystem } from '../system.ts'
import { createFamilyWorld } from '../testing/family-world.ts'

it('the longest letter comes through HTTP, and a longer one is refused in words', async () => {
  const [store] = stores
  if (!store) throw new Error('There is no store.')
  await using world = await createFamilyWorld(store)
  const ana = await world.person('ana')
  const { log, now } = world.deps
  const edge = createEdge({
    api: apiOf(holdThatThoughtSystem),
    authenticate: () => ({ key: 'ana', context: () => world.again(ana) }),
    log,
    now,
  })
  const handler = createHttpHandler(edge)
  const server = createServer((request, response) => void handler.handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const write = async (content: string) => {
    const query = `mutation ($content: String!) {
      createLetter(date: "1943-05-01", title: "Long", content: $content) { id }
    }`
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { content } }),
    })
    return (await answer.json()) as { data?: object; errors?: { extensions: object }[] }
  }
  const quotes = '"\n'.repeat(149_999)
  expect(await write(`${quotes}"e`)).toEqual({ data: { createLetter: { id: '1943-05-01' } } })
  const { errors } = await write(`${quotes}"eée`)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'content' })
  handler.close()
  server.close()
})
