import { describe, expect, it } from 'vitest'
import type { ZipEntry } from './pack-zip.ts'
import { zips } from './zips.ts'

const LIMITS = { entriesMax: 100, entryBytesMax: 10 * 2 ** 20, bytesMax: 12 * 2 ** 20 }

const entry = (
  path: string,
  content: string | ZipEntry['content'],
  isCompressed = true,
): ZipEntry => ({
  path,
  content: typeof content === 'string' ? Buffer.from(content) : content,
  at: Date.UTC(2026, 0, 1),
  isCompressed,
})

async function packed(...entries: readonly ZipEntry[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const each = async function* () {
    yield* entries
  }
  for await (const chunk of zips.pack(each())) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const sourceOf = (bytes: Buffer) => ({
  size: bytes.byteLength,
  read: async ({ start, end }: { start: number; end: number }) =>
    (async function* () {
      yield bytes.subarray(start, end + 1)
    })(),
})

async function unpacked(bytes: Buffer, limits = LIMITS): Promise<[string, string][]> {
  const found: [string, string][] = []
  for await (const { path, read } of zips.unpack(sourceOf(bytes), limits)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of await read()) chunks.push(chunk)
    found.push([path, Buffer.concat(chunks).toString()])
  }
  return found
}

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => zips.problemOf(error) ?? error,
  )

/** In the list of files and in front of each. */
const replaced = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')

describe('zips', () => {
  it('come back as they were, in order, and the same is the same to the byte', async () => {
    const films = async () =>
      (async function* () {
        for (let n = 0; n < 3; n++) yield Buffer.from(`part ${n};`)
      })()
    const entries = [
      entry('a.txt', 'one'),
      entry('b/ü ß.md', 'two\n'),
      entry('c.mp4', films, false),
    ]
    const zip = await packed(...entries)
    expect(await packed(...entries)).toEqual(zip)
    expect(await unpacked(zip)).toEqual([
      ['a.txt', 'one'],
      ['b/ü ß.md', 'two\n'],
      ['c.mp4', 'part 0;part 1;part 2;'],
    ])
  })

  it('whose files are gone while they are packed are no zips', async () => {
    const gone = () => Promise.reject(new Error('It is gone.'))
    await expect(packed(entry('a.txt', 'one'), entry('b.txt', gone))).rejects.toThrow('It is gone.')
    const cut = async () =>
      (async function* () {
        yield Buffer.from('half')
        throw new Error('It was cut off.')
      })()
    await expect(packed(entry('a.txt', cut), entry('b.txt', 'two'))).rejects.toThrow('cut off')
  })

  it('that climb, bomb, hide or break say so before anything is unpacked', async () => {
    const zeros = Buffer.alloc(9 * 2 ** 20)
    const one = await packed(entry('aa/aa/x', 'x'))
    expect(await problemOf(unpacked(replaced(one, 'aa/aa/', '../../')))).toContain(
      'invalid relative path',
    )
    expect(await problemOf(unpacked(replaced(one, 'aa/aa/', '/etc//')))).toContain('absolute path')
    expect(await problemOf(unpacked(replaced(one, 'aa/aa/', 'aa\\aa\\')))).toContain(
      'invalid characters',
    )
    expect(await problemOf(unpacked(await packed(entry('bomb', zeros))))).toContain(
      'more than it can be',
    )
    const large = await packed(entry('a', zeros, false), entry('b', zeros, false))
    expect(await problemOf(unpacked(large))).toContain('more than there is room for')
    expect(await problemOf(unpacked(large, { ...LIMITS, entryBytesMax: 5 }))).toContain('too large')
    expect(await problemOf(unpacked(large, { ...LIMITS, entriesMax: 1 }))).toContain(
      'more than 1 files',
    )
    const twice = replaced(await packed(entry('aa', 'x'), entry('bb', 'y')), 'bb', 'aa')
    expect(await problemOf(unpacked(twice))).toContain('twice')
    for (const broken of [
      Buffer.alloc(0),
      Buffer.from('no zip at all'),
      one.subarray(0, 40),
      one.subarray(9),
    ])
      expect(await problemOf(unpacked(broken))).toContain('no good zip')
    // Says that it is smaller than what it unpacks to.
    const said = await packed(entry('liar', 'x'.repeat(5000)))
    const size = Buffer.alloc(4)
    size.writeUInt32LE(5000)
    const lies = Buffer.from(said)
    for (let at = lies.indexOf(size); at !== -1; at = lies.indexOf(size, at + 4))
      lies.writeUInt32LE(50, at)
    expect(await problemOf(unpacked(lies))).toContain('no good zip')
  })

  it('that cannot be reached are not at fault', async () => {
    const away = {
      size: 100,
      read: () => Promise.reject(Object.assign(new Error('away'), { code: 'EIO' })),
    }
    const error = await zips
      .unpack(away, LIMITS)
      .next()
      .catch((one: unknown) => one)
    expect(zips.problemOf(error)).toBeUndefined()
  })
})
