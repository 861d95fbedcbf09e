import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { open, type RootDatabase } from 'lmdb'
import { expect, it } from 'vitest'
import { createCommitter } from './commit.ts'

/** As the driver rejects a write whose cause it has told nobody. */
const causeless = () =>
  Promise.reject(
    Object.assign(new Error('Commit failed (see commitError for details)'), {
      commitError: new Promise<never>(() => {}),
    }),
  )

async function committing(failures: number) {
  const path = await mkdtemp(join(tmpdir(), 'longtable-lost-cause-'))
  const root = open<unknown, string>({ path, eventTurnBatching: false, overlappingSync: false })
  await root.put('format', 1)
  let left = failures
  const failing = new Proxy(root, {
    get: (target, name) => {
      if (name === 'transaction' && left-- > 0) return causeless
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  }) as RootDatabase<unknown, string>
  const broken: Error[] = []
  const committer = createCommitter(failing, { path }, (error) => void broken.push(error))
  const close = async () => {
    await committer.close()
    await rm(path, { recursive: true })
  }
  return { root, committer, broken, [Symbol.asyncDispose]: close }
}

it('a commit that fails without a cause is a want of room, where a small one succeeds', async () => {
  await using scene = await committing(1)
  const { root, committer, broken } = scene
  const write = () => committer.commit(() => void root.put('a', 1))
  await expect(write()).rejects.toMatchObject({ name: 'StoreFullError' })
  expect(broken).toEqual([])
  await expect.poll(() => write().then(() => root.get('a')), { timeout: 600_000 }).toBe(1)
})

it('a commit that fails without a cause breaks the store, where a small one fails too', async () => {
  await using scene = await committing(2)
  const { root, committer, broken } = scene
  await expect(committer.commit(() => void root.put('a', 1))).rejects.toThrow('cause was lost')
  expect(broken).toHaveLength(1)
})
