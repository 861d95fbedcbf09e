import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountsTable, ensureDemoAccount } from '@longtable/accounts'
import { createBus, silentLogger, SystemTable } from '@longtable/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openEngine } from './engine.ts'
import { explain } from './explain.ts'
import { openPeople } from './people.ts'

const PERSON = { email: 'ana@example.com', password: 'a long pass phrase', groups: [] }

describe('the keys of a data directory', () => {
  let data: string
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'longtable-lost-'))
  })
  afterEach(() => rm(data, { recursive: true, force: true }))

  /** What is said when a program opens it; it leaves an account there. */
  async function opened(): Promise<string[]> {
    const said: string[] = []
    const log = { ...silentLogger, error: (_: object, message: string) => void said.push(message) }
    const config = readConfig({ LONGTABLE_DATA: data })
    const engine = await openEngine(config, [accountsTable, SystemTable])
    try {
      const people = await openPeople({ config, engine, bus: createBus(), log, now: Date.now })
      await ensureDemoAccount(
        people.accountsContext(undefined, { address: 'local', agent: 'test' }),
        PERSON,
      )
      await people.close()
    } finally {
      await engine.close()
    }
    return said
  }

  it('are told of loudly when they are lost beside accounts, and only then', async () => {
    expect(await opened()).toEqual([])
    expect(await opened()).toEqual([])
    await rm(join(data, 'keys', 'server.secret'))
    expect(await opened()).toEqual([
      expect.stringMatching(
        /Keys are missing in .*keys \(server\.secret\) though there are accounts/,
      ),
    ])
    expect(await opened()).toEqual([])
    await rm(join(data, 'keys'), { recursive: true })
    const [said] = await opened()
    expect(said).toContain('server.secret, cursors.secret, signing-000001.pem')
    expect(said).toContain('everybody has to sign in again')
  })

  it('end the program with a sentence when one is cut short', async () => {
    await opened()
    const path = join(data, 'keys', 'signing-000001.pem')
    await writeFile(path, '-----BEGIN PRIVATE KEY-----\nMIIE', { mode: 0o600 })
    const words = await opened().catch(explain)
    expect(words).toMatch(/^The key file signing-000001\.pem in .* is damaged: /)
    expect(words).not.toContain('\n')
  })
})
