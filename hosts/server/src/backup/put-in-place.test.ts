import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { halfOf, otherHalves, putInPlace, refuseData } from './put-in-place.ts'

const NOT_EMPTY = { reason: 'restore.notEmpty' }

let parent: string
let wanted: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'longtable-put-in-place-'))
  wanted = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true }))

async function half(text: string): Promise<string> {
  const made = await halfOf(wanted)
  await mkdir(join(made, 'keys'), { recursive: true })
  await writeFile(join(made, 'data.mdb'), text)
  await writeFile(join(made, 'keys', 'one.key'), text)
  return made
}
const textsIn = async (directory: string) => [
  await readFile(join(directory, 'data.mdb'), 'utf8'),
  await readFile(join(directory, 'keys/one.key'), 'utf8'),
]

describe.each(['that is new', 'that is there'])('a directory %s', (which) => {
  beforeEach(async () => {
    if (which === 'that is there') await mkdir(wanted)
  })

  it('gets one of two that are restored at once, whole, and the other stays apart', async () => {
    const [one, two] = [await half('one'), await half('two')]
    expect((await otherHalves(wanted)).sort()).toEqual([one, two].sort())
    await refuseData(wanted)
    await putInPlace(two, wanted)
    expect(await textsIn(wanted)).toEqual(['two', 'two'])
    await expect(putInPlace(one, wanted)).rejects.toMatchObject(NOT_EMPTY)
    expect(await textsIn(wanted)).toEqual(['two', 'two'])
    expect(await textsIn(one)).toEqual(['one', 'one'])
    await expect(refuseData(wanted)).rejects.toMatchObject(NOT_EMPTY)
  })

  it('gets one of many that are put there in the same moment', async () => {
    const halves: string[] = []
    for (let nth = 0; nth < 8; nth++) halves.push(await half(String(nth)))
    const put = await Promise.allSettled(halves.map((made) => putInPlace(made, wanted)))
    expect(put.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = put.findIndex(({ status }) => status === 'fulfilled')
    expect(await textsIn(wanted)).toEqual([String(winner), String(winner)])
    const left = await otherHalves(wanted)
    expect(left.sort()).toEqual(halves.filter((_, nth) => nth !== winner).sort())
    for (const name of await readdir(wanted)) expect(name).toMatch(/^(data\.mdb|keys|\.restoring-)/)
  })
})
