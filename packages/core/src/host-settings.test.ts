import { createWorld, stores, type World } from '@longtable/testing'
import { toItem } from '@longtable/entity'
import { describe, expect, it } from 'vitest'
import { HostPresence } from './host-settings.ts'
import { joinHosts, type SharedSettings, SystemTable } from './index.ts'

const settings: SharedSettings = {
  issuer: 'https://one.example/accounts',
  files: 's3 pictures',
  keys: ['k1'],
  secrets: { server: 'aa', cursors: 'bb' },
}
const other = { issuer: 'https://two.example/accounts' }
const CRASHED_MS = 120_000

function hostsIn(world: World) {
  const { now } = world
  const system = world.store(SystemTable)
  const logged: string[] = []
  const ignore = () => undefined
  const warn = (_: object, message: string) => void logged.push(message)
  const log = { debug: ignore, info: ignore, warn, error: ignore }
  return {
    logged,
    join: (host: string, given: Partial<SharedSettings> = {}) =>
      joinHosts({ system, host, settings: { ...settings, ...given }, now, log }),
  }
}

type Joined = Awaited<ReturnType<typeof joinHosts>>
const runs = (joined: Joined): joined is AsyncDisposable => Symbol.asyncDispose in joined
const end = async (joined: Joined) => {
  if (!runs(joined)) throw new Error(`It did not start: ${JSON.stringify(joined)}`)
  await joined[Symbol.asyncDispose]()
}

describe.each(stores)('hosts on one table, on $name', (store) => {
  it('agree with the first one, and differ from it in what they name', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { join } = hostsIn(world)
    const all = [await join('first'), await join('second')]
    expect(all.every(runs)).toBe(true)
    expect(await join('third', other)).toEqual([
      { of: 'issuer', there: settings.issuer, here: other.issuer },
    ])
    expect(await join('third', { keys: ['k9'], files: 's3 other' })).toEqual([
      { of: 'keys', there: 'k1', here: 'k9' },
      { of: 'files', there: 's3 pictures', here: 's3 other' },
    ])
    expect(await join('third', { secrets: { server: 'aa', cursors: 'cc' } })).toEqual([
      { of: 'secret cursors', there: 'bb', here: 'cc' },
    ])
    for (const one of all) await end(one)
  })

  it('are followed at once by whoever starts when none runs any more', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { join, logged } = hostsIn(world)
    const first = await join('first')
    expect(await join('second', other)).toHaveLength(1)
    await end(first)
    await end(await join('second', other))
    expect(logged).toHaveLength(1)
  })

  it('are followed after a crash when they can no longer be there', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { join, logged } = hostsIn(world)
    // Nobody takes back that it is there.
    await join('crashes')
    expect(await join('next', other)).toHaveLength(1)
    world.advance(CRASHED_MS)
    await end(await join('next', other))
    expect(logged).toHaveLength(1)
  })

  it('share a key while a new one comes', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { join } = hostsIn(world)
    const all = [
      await join('first'),
      await join('second', { keys: ['k2', 'k1'] }),
      await join('third', { keys: ['k3', 'k2'] }),
    ]
    expect(await join('fourth', { keys: ['k1'] })).toMatchObject([{ of: 'keys' }])
    for (const one of all) await end(one)
  })

  it.each([
    ['the first ones', false],
    ['others that have stopped', true],
  ])('that begin at the same moment do not both begin, after %s', async (_, isFollowing) => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { join } = hostsIn(world)
    if (isFollowing) await end(await join('before', { files: 's3 former' }))
    const both = await Promise.all([join('one'), join('two', other)])
    expect(both.filter(runs)).toHaveLength(1)
    for (const one of both.filter(runs)) await end(one)
  })

  it('are joined by a host of an earlier version, which counts while it says so', async () => {
    await using world = await createWorld(store, { tables: [SystemTable] })
    const { join } = hostsIn(world)
    await end(await join('first'))
    const until = world.now() + CRASHED_MS / 2
    await world.store(SystemTable).write([
      {
        kind: 'put',
        item: toItem(HostPresence, {
          scope: 'all',
          host: 'early',
          until,
          ttl: Math.ceil(until / 1000),
        }),
      },
    ])
    expect(await join('second', other)).toHaveLength(1)
  })
})
