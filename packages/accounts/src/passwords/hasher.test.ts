import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DomainError } from '@longtable/core'
import { describe, expect, it } from 'vitest'
import { argon2Hasher, type PasswordHasher } from './hasher.ts'

const password = 'a long pass phrase'
const busy = { code: 'RATE_LIMITED', reason: 'accounts.busy', details: { retryAfter: 2 } }
const PROGRAM = `
import { argon2Hasher } from './hasher.ts'
const hashing = await argon2Hasher(() => 0).enter({ name: 'ana' })
const hash = await hashing.hash('a long pass phrase')
process.stdout.write(hash.startsWith('$argon2id') ? 'hashed' : hash)
`
const POOL_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)

async function usingHasher(test: (hasher: PasswordHasher) => Promise<void>): Promise<void> {
  const hasher = argon2Hasher(() => 0)
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
          using hashing = await hasher.enter({ name: 'ana' })
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
      await expect(hasher.enter({ name: 'one more' })).rejects.toMatchObject(busy)
      // Each leaves as soon as it has come, which is the turn of the next.
      for (const one of crowd) (await one)[Symbol.dispose]()
      using late = await hasher.enter({ name: 'one more' })
      expect(await late.hash(password)).toContain('argon2id')
    }))

  it('for a crowd that is sent away, which does not come back as one', () =>
    usingHasher(async (hasher) => {
      const crowd = Array.from({ length: 64 }, (_, n) => hasher.enter({ name: `caller ${n}` }))
      const times = new Map<number, number>()
      for (let n = 0; n < 1000; n++) {
        const refusal = await hasher.enter({ name: `late ${n}` }).catch((error: unknown) => error)
        const { retryAfter } = (refusal as DomainError).details as { retryAfter: number }
        times.set(retryAfter, (times.get(retryAfter) ?? 0) + 1)
      }
      expect([...times.keys()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
      for (const second of [3, 4, 5, 6, 7, 8, 9]) expect(times.get(second)).toBeLessThan(50)
      for (const one of crowd) (await one)[Symbol.dispose]()
    }))

  it('for fewer at once while turns are long, so that nobody waits past the deadline', async () => {
    let now = 0
    const hasher = argon2Hasher(() => now)
    /** Seventy come, and each turn takes so long; gives how many were sent away. */
    const refusals = async (turnMs: number) => {
      let refused = 0
      const crowd = Array.from({ length: 70 }, (_, n) =>
        hasher.enter({ name: `caller ${n}` }).catch(() => void refused++),
      )
      for (const one of crowd) {
        const turn = await one
        now += turnMs
        turn?.[Symbol.dispose]()
      }
      return refused
    }
    expect(await refusals(500)).toBe(6)
    expect(await refusals(0)).toBeGreaterThan(30)
    for (let n = 0; n < 5; n++) await refusals(0)
    expect(await refusals(0)).toBe(6)
    await hasher.close()
  })

  it('for others while one address asks for more than its share', () =>
    usingHasher(async (hasher) => {
      const crowd = Array.from({ length: 16 }, async () => {
        using one = await hasher.enter({ name: 'loud' })
        return one.hash(password)
      })
      await expect(hasher.enter({ name: 'loud' })).rejects.toMatchObject(busy)
      using other = await hasher.enter({ name: 'quiet' })
      expect(await other.hash(password)).toContain('argon2id')
      expect(await Promise.all(crowd)).toHaveLength(16)
      const again = await hasher.enter({ name: 'loud' })
      again[Symbol.dispose]()
    }))

  it('only for those who still wait when it is their turn', () =>
    usingHasher(async (hasher) => {
      let gone = false
      const crowd = Array.from({ length: 16 }, () => hasher.enter({ name: 'ana' }))
      const left = hasher
        .enter({ name: 'ben', isGone: () => gone })
        .catch((error: unknown) => error)
      const stays = hasher.enter({ name: 'cem' })
      gone = true
      for (const one of crowd) (await one)[Symbol.dispose]()
      expect(await left).toMatchObject({ code: 'RATE_LIMITED', reason: 'accounts.gone' })
      using stayed = await stays
      expect(await stayed.hash(password)).toContain('argon2id')
    }))

  it('and nobody who has hung up keeps a place of the queue', () =>
    usingHasher(async (hasher) => {
      let gone = false
      const crowd = Array.from({ length: 16 }, () => hasher.enter({ name: 'ana' }))
      const left = Array.from({ length: 16 }, () =>
        hasher.enter({ name: 'ben', isGone: () => gone }).catch((error: unknown) => error),
      )
      await expect(hasher.enter({ name: 'ben' })).rejects.toMatchObject(busy)
      gone = true
      for (const one of crowd) (await one)[Symbol.dispose]()
      await Promise.all(left)
      const back = Array.from({ length: 16 }, () => hasher.enter({ name: 'ben' }))
      for (const one of back) (await one)[Symbol.dispose]()
    }))

  it('no more once the threads have ended, which ends what waited', () =>
    usingHasher(async (hasher) => {
      using hashing = await hasher.enter({ name: 'ana' })
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
      using hashing = await hasher.enter({ name: 'ana' })
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
