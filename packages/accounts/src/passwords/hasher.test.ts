import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { argon2Hasher, type PasswordHasher } from './hasher.ts'

const password = 'a long pass phrase'
const busy = { code: 'RATE_LIMITED', reason: 'accounts.busy', details: { retryAfter: 2 } }
const PROGRAM = `
import { argon2Hasher } from './hasher.ts'
const hash = await argon2Hasher().enter({ name: 'ana' }).hash('a long pass phrase')
process.stdout.write(hash.startsWith('$argon2id') ? 'hashed' : hash)
`
const POOL_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)

async function usingHasher(test: (hasher: PasswordHasher) => Promise<void>): Promise<void> {
  const hasher = argon2Hasher()
  try {
    await test(hasher)
  } finally {
    await hasher.close()
  }
}

/** Every thread of libuv's pool waits for somebody to write into a pipe, until it is released. */
async function blockedPool(): Promise<{ release: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-pool-'))
  const pipe = join(directory, 'pipe')
  execFileSync('mkfifo', [pipe])
  const readers = Array.from({ length: POOL_THREADS }, () => open(pipe, 'r'))
  return {
    async release() {
      const writer = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
      for (const reader of await Promise.all(readers)) await reader.close()
      closeSync(writer)
      await rm(directory, { recursive: true })
    },
  }
}

describe('passwords are hashed', () => {
  it.runIf(process.platform !== 'win32')(
    'while nothing of the pool is free in which the store commits',
    () =>
      usingHasher(async (hasher) => {
        const pool = await blockedPool()
        try {
          using hashing = hasher.enter({ name: 'ana' })
          const hash = await hashing.hash(password)
          expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
          expect(await hashing.verify(hash, password)).toBe(true)
          expect(await hashing.verify(hash, 'another')).toBe(false)
          expect(await hashing.verify(hasher.nobodysHash, password)).toBe(false)
        } finally {
          await pool.release()
        }
      }),
  )

  it('for so many at once, and who comes too much is told when to come back', () =>
    usingHasher(async (hasher) => {
      const crowd = Array.from({ length: 64 }, (_, n) => hasher.enter({ name: `caller ${n}` }))
      expect(() => hasher.enter({ name: 'one more' })).toThrow(expect.objectContaining(busy))
      crowd.pop()?.[Symbol.dispose]()
      using late = hasher.enter({ name: 'one more' })
      expect(await late.hash(password)).toContain('argon2id')
      for (const one of crowd) one[Symbol.dispose]()
    }))

  it('for others while one address asks for more than its share', () =>
    usingHasher(async (hasher) => {
      const crowd = Array.from({ length: 16 }, () => hasher.enter({ name: 'loud' }))
      const running = Promise.all(crowd.map((one) => one.hash(password)))
      expect(() => hasher.enter({ name: 'loud' })).toThrow(expect.objectContaining(busy))
      using other = hasher.enter({ name: 'quiet' })
      expect(await other.hash(password)).toContain('argon2id')
      await running
      for (const one of crowd) one[Symbol.dispose]()
      hasher.enter({ name: 'loud' })[Symbol.dispose]()
    }))

  it('only for those who still wait when it is their turn', () =>
    usingHasher(async (hasher) => {
      let gone = false
      using first = hasher.enter({ name: 'ana' })
      using second = hasher.enter({ name: 'ben', isGone: () => gone })
      const running = Array.from({ length: 8 }, () => first.hash(password))
      const dropped = second.hash(password).catch((error: unknown) => error)
      gone = true
      expect(await Promise.all(running)).toHaveLength(8)
      expect(await dropped).toMatchObject({ reason: 'accounts.gone' })
    }))

  it('no more once the threads have ended, which ends what waited', () =>
    usingHasher(async (hasher) => {
      using hashing = hasher.enter({ name: 'ana' })
      const outcomes = Array.from({ length: 6 }, () => hashing.hash(password))
      const settled = Promise.allSettled(outcomes)
      await hasher.close()
      expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(
        0,
      )
      await expect(hashing.hash(password)).rejects.toThrow('stopping')
    }))

  it('also after a hash that is none has made a thread complain', () =>
    usingHasher(async (hasher) => {
      using hashing = hasher.enter({ name: 'ana' })
      await expect(hashing.verify('no hash', password)).rejects.toThrow(Error)
      expect(await hashing.hash(password)).toContain('argon2id')
    }))

  it('by threads that do not keep a program going which has nothing else to do', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', PROGRAM],
      {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
    })
    const [code] = (await once(child, 'exit')) as [number]
    expect([code, said]).toEqual([0, 'hashed'])
  })
})
