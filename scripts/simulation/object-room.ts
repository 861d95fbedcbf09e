import { createHash } from 'node:crypto'
import type { ByteRange, ObjectStore } from '@longtable/files'
import { below, type Random } from '@longtable/testing/random'
import type { Caller } from './cloud.ts'
import type { Timeline } from './timeline.ts'

const CALL_MS = 12

/** Objects in memory, which outlive the processes that put them there. */
export interface ObjectRoom {
  readonly objects: Map<string, Uint8Array>
  storeOf(caller: Caller): ObjectStore
  /** The objects themselves, for those who look at them from outside. */
  readonly truth: ObjectStore
}

interface RoomOptions {
  readonly timeline: Timeline
  readonly random: Random
  readonly objects?: ReadonlyMap<string, Uint8Array>
}

/** How a process reaches what is in the room. */
interface Calling {
  call<T>(work: () => T): Promise<T>
  changing<T>(work: () => T): Promise<T>
}

const etagOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

async function* chunksOf(content: Uint8Array, range?: ByteRange): AsyncGenerator<Uint8Array> {
  yield range ? content.subarray(range.start, range.end + 1) : content
}

function storeWith(objects: Map<string, Uint8Array>, { call, changing }: Calling): ObjectStore {
  const putOnce = (key: string, content: Uint8Array) => {
    if (objects.has(key)) return 'present' as const
    objects.set(key, content)
    return 'put' as const
  }
  return {
    signPut: async (key) => ({ url: `memory:${key}`, headers: {} }),
    head: (key) =>
      call(() => {
        const content = objects.get(key)
        return content && { size: content.byteLength, etag: etagOf(content) }
      }),
    read: (key, range) =>
      call(() => {
        const content = objects.get(key)
        return content && chunksOf(content, range)
      }),
    copyOnce: ({ from, to, etag }) =>
      changing(() => {
        const content = objects.get(from)
        if (!content || etagOf(content) !== etag) return 'changed' as const
        return putOnce(to, content) === 'put' ? ('copied' as const) : ('present' as const)
      }),
    putOnce: (key, content) => changing(() => putOnce(key, content)),
    async putStream(key, content) {
      const chunks: Uint8Array[] = []
      for await (const chunk of content) chunks.push(chunk)
      return changing(() => putOnce(key, Buffer.concat(chunks)))
    },
    remove: (key) => changing(() => void objects.delete(key)),
    async *list(prefix) {
      yield await call(() =>
        [...objects]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, { byteLength: size }]) => ({ key, size })),
      )
    },
    give: () => Promise.reject(new Error('Nobody reads files here.')),
  }
}

export function createObjectRoom({ timeline, random, objects: given }: RoomOptions): ObjectRoom {
  const objects = new Map(given)
  const atOnce = async <T>(work: () => T): Promise<T> => work()

  function storeOf(caller: Caller): ObjectStore {
    const call = <T>(work: () => T): Promise<T> =>
      new Promise((resolve) => {
        timeline.after(1 + below(random, CALL_MS), () => resolve(work()), caller)
      })
    const changing = async <T>(work: () => T): Promise<T> =>
      call(() => {
        if (!caller.diesOfWrite()) return work()
        if (random() < 0.5) work()
        caller.die()
        return new Promise<never>(() => {}) as never
      })
    return storeWith(objects, { call, changing })
  }
  return { objects, storeOf, truth: storeWith(objects, { call: atOnce, changing: atOnce }) }
}
