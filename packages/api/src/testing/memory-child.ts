import { silentLogger } from '@longtable/core'
import { createEdge } from '../index.ts'
import { hostileDocuments } from './hostile-documents.ts'
import { newState, testApi, type TestContext } from './test-api.ts'

/** Sends 20,000 different documents, good and hostile, and prints how much the heap has grown. */
const DOCUMENTS = 20_000
const WARM_UP = 500

const state = newState()
const caller = { key: 'anyone', context: (): TestContext => ({ userId: 'ana', state }) }
const edge = createEdge<TestContext>({
  api: testApi(),
  authenticate: () => caller,
  log: silentLogger,
  unseen: { capacity: 1e9, refillPerSecond: 1 },
})
const hostile = hostileDocuments().flatMap(({ sources }) => sources)

const good = (place: number) => `query Q${place} {
  a${place}: user(id: "${place}") { id name motto tags friend { id name friend { id } } }
  b${place}: users(first: 2) { items { id name pets { id kind } } after }
  ${'# padding '.repeat(place % 100)}
}`

async function send(query: string): Promise<void> {
  state.batches.length = 0
  try {
    await edge.execute(edge.admit({ query }, caller))
  } catch {
    // Refused, as it should be.
  }
}

async function sendAll(from: number, to: number): Promise<void> {
  for (let place = from; place < to; place++) {
    const uses = place % 10 === 0 ? 4 : 1
    for (let use = 0; use < uses; use++) await send(good(place))
    await send(`${hostile[place % hostile.length]} # ${place}`)
  }
}

const heapMb = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

await sendAll(0, WARM_UP)
const before = heapMb()
await sendAll(WARM_UP, WARM_UP + DOCUMENTS / 2)
const growthMb = heapMb() - before
process.stdout.write(JSON.stringify({ growthMb, characters: edge.cachedCharacters }))
