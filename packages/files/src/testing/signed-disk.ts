import { afterEach, beforeEach, expect } from 'vitest'
import type { GivenFile, SignedPut } from '../object-store.ts'
import { exchanged } from './give-to.ts'
import { type Reply, type Sent, upload } from './objects.ts'
import { pngFile } from './sample-files.ts'
import { serveDisk, type ServedDisk } from './serve-disk.ts'

export const HOUR_MS = 3_600_000
export const KEY = 'temp/uploads/u1'
export const png = pngFile(5, 4)
const GIVEN: GivenFile = { key: KEY, contentType: 'image/png', cacheSeconds: 300 }
const STAMPED = Date.UTC(2026, 0, 15)

export const codeOf = ({ status, text }: Reply) =>
  `${status} ${(JSON.parse(text) as { error: { code: string } }).error.code}`

/** A disk of its own for every test, whose clock stands; `KEY` is signed for an hour. */
export function signedDisk() {
  let time: number
  let served: ServedDisk
  beforeEach(async () => {
    time = STAMPED
    served = await serveDisk(() => time)
  })
  afterEach(async () => {
    await served[Symbol.asyncDispose]()
    if (served.failures.length > 0) throw new Error(`The handler failed: ${served.failures}`)
  })

  const signPut = (bytes: Uint8Array = png, contentType = 'image/png'): Promise<SignedPut> =>
    served.objects.signPut(KEY, {
      size: bytes.byteLength,
      contentType,
      expiresAt: time + HOUR_MS,
    })
  return {
    get objects() {
      return served.objects
    },
    get directory() {
      return served.directory
    },
    pass: (ms: number) => void (time += ms),
    signPut,
    /** What a reader of `KEY` gets who may. */
    give: (sent: Sent = {}, shown: Partial<GivenFile> = {}): Promise<Reply> =>
      exchanged((exchange) => served.objects.give(exchange, { ...GIVEN, ...shown }), sent),
    async keep(bytes: Uint8Array = png): Promise<void> {
      expect((await upload(await signPut(bytes), bytes)).status).toBe(200)
    },
  }
}
