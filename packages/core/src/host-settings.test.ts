import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { announceHost, differencesToHosts, type SharedSettings, SystemTable } from './index.ts'

const settings: SharedSettings = {
  issuer: 'https://one.example/accounts',
  files: 's3 pictures',
  keys: ['k1'],
  secrets: { server: 'aa', cursors: 'bb' },
}
const other = { issuer: 'https://two.example/accounts' }
const CRASHED_MS = 120_000
const SETTLED_MS = 6_000

function hostsIn(world: World) {
  const { now } = world
  const system = world.store(SystemTable)
  const logged: string[] = []
  const ignore = () => undefined
  const warn = (_: object, message: string) => void logged.push(message)
  const log = { debug: ignore, info: ignore, warn, error: ignore }
  return {
    logged,
    start: (given: Partial<SharedSettings> = {}) =>
      differencesToHosts({ system, settings: { ...settings, ...given }, now, log }),
    announce: (host: string) => announceHost({ system, host, now, log }),
  }
}

describe.each(stores)('hosts on one table, on $name', (store) => {
  it('agree with the first one, and differ from it in what they name', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { start, announce } = hostsIn(world)
    expect(await start()).toEqual([])
    await using _first = await announce('first')
    world.advance(SETTLED_MS)
    expect(await start()).toEqual([])
    expect(await start(other)).toEqual([
      { of: 'issuer', there: settings.issuer, here: other.issuer },
    ])
    expect(await start({ keys: ['k9'], files: 's3 other' })).toEqual([
      { of: 'keys', there: 'k1', here: 'k9' },
      { of: 'files', there: 's3 pictures', here: 's3 other' },
    ])
    expect(await start({ secrets: { server: 'aa', cursors: 'cc' } })).toEqual([
      { of: 'secret cursors', there: 'bb', here: 'cc' },
    ])
    expect(await start()).toEqual([])
  })

  it('are followed by whoever starts when none runs any more, also after a crash', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { start, announce, logged } = hostsIn(world)
    expect(await start()).toEqual([])
    const first = await announce('first')
    world.advance(SETTLED_MS)
    expect(await start(other)).toHaveLength(1)
    await first[Symbol.asyncDispose]()
    expect(await start(other)).toEqual([])
    expect(logged).toHaveLength(1)
    // It crashes: nobody takes back that it is there.
    await announce('second')
    world.advance(SETTLED_MS)
    expect(await start()).toHaveLength(1)
    world.advance(CRASHED_MS)
    expect(await start()).toEqual([])
    expect(logged).toHaveLength(2)
  })

  it('share a key while a new one comes', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { start, announce } = hostsIn(world)
    expect(await start()).toEqual([])
    await using _first = await announce('first')
    expect(await start({ keys: ['k2', 'k1'] })).toEqual([])
    expect(await start({ keys: ['k3', 'k2'] })).toEqual([])
    expect(await start({ keys: ['k1'] })).toMatchObject([{ of: 'keys' }])
  })

  it('that begin at the same moment do not both begin with what they have', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { start } = hostsIn(world)
    // The first has said what it uses, and not yet that it is there.
    const [first, second] = await Promise.all([start(), start(other)])
    expect([first?.length, second?.length].sort()).toEqual([0, 1])
  })
})
