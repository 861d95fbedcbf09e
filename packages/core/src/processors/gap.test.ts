import { find, keyOf, put } from '@longtable/entity'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createRunner,
  findGap,
  type Logger,
  auditAlone,
  auditSealer,
  onInsert,
  restoreFromItems,
  silentEvents,
  silentLogger,
  skipGap,
  SystemTable,
} from '../index.ts'
import { contextOf, Note, Notes, rows, tables } from '../testing/sample.ts'
import { Checkpoint } from './system.ts'

const group = 'test'

const writeNote = (world: World, noteId: string) => {
  const note = { userId: 'ana', noteId, text: 'x', createdAt: '2026-01-15T10:30:00.000Z' }
  return world.store(Notes).write([put(Note, note)])
}

/** Forgets changes that nobody has read: by trimming, or as a stream does after a day. */
async function loseChanges(world: World): Promise<void> {
  const [store, system] = [world.store(Notes), world.store(SystemTable)]
  await world.engine.tools(Notes.name).trim(await store.changes.newest())
  const checkpoint = await find(system, Checkpoint, { group, tableName: Notes.name })
  if (!checkpoint?.position.startsWith('{')) return
  const position = JSON.parse(checkpoint.position) as { shards: Record<string, unknown> }
  const shards = Object.fromEntries(Object.keys(position.shards).map((id) => [id, { since: 0 }]))
  const moved = { ...checkpoint, position: JSON.stringify({ ...position, shards }) }
  await system.write([put(Checkpoint, moved, 'present')])
}

function stage(world: World) {
  const [seen, errors]: [string[], string[]] = [[], []]
  const log: Logger = { ...silentLogger, error: (_, message) => void errors.push(message ?? '') }
  const processor = onInsert('test.record', Note, async ({ noteId }) => void seen.push(noteId))
  const gapInput = { store: world.store(Notes), system: world.store(SystemTable), group }
  let steady = 0
  const steadyNow = () => steady
  const runnerOf = (owner: string) =>
    createRunner({
      ...gapInput,
      events: silentEvents,
      processors: [processor],
      owner,
      now: world.now,
      steadyNow,
      log,
    })
  return { seen, errors, gapInput, runnerOf, wait: (ms: number) => void (steady += ms) }
}

describe.each(stores)('a gap in the change log on $name', (store) => {
  it('stops the processors with one line, is told, and is left by the word of the operator', async () => {
    await using world = await createWorld(store, { tables })
    const { seen, errors, gapInput, runnerOf, wait } = stage(world)
    await writeNote(world, 'before')
    const earlier = runnerOf('one')
    await earlier.drain()
    await earlier.release()
    expect(await findGap(gapInput)).toBeUndefined()
    for (const name of ['lost', 'lost too', 'kept']) await writeNote(world, name)
    await loseChanges(world)

    const runner = runnerOf('two')
    for (let n = 0; n < 20; n++) {
      expect(await runner.step()).toBe(0)
      wait(1000)
    }
    expect(errors).toEqual([expect.stringContaining('npx longtable changes')])
    expect(await runner.status()).toMatchObject({ table: 'notes', gap: expect.any(String) })
    expect(seen).toEqual(['before'])

    const gap = await findGap(gapInput)
    if (!gap) throw new Error('the gap was not found')
    expect(gap.since).toBe(new Date(world.now()).toISOString())
    expect(await skipGap(gapInput, gap, world.now())).toBe(true)
    expect(await skipGap(gapInput, gap, world.now())).toBe(false)
    wait(2000)
    await runner.drain()
    expect(seen).toContain('kept')
    expect((await runner.status()).gap).toBeUndefined()
    expect(errors).toHaveLength(1)
  })

  it('is mended as far as it follows from the items: what was lost is sealed, once', async () => {
    await using world = await createWorld(store, { tables })
    const { seen, gapInput } = stage(world)
    for (let n = 0; n < 5; n++)
      await auditAlone(contextOf(world), { action: 'A', resourceType: 'N', resourceId: `n${n}` })
    await writeNote(world, 'a')
    const sealed: number[] = []
    const record = onInsert('test.record', Note, async ({ noteId }) => void seen.push(noteId))
    const sealer = auditSealer(rows, async ({ sequence }) => void sealed.push(sequence))
    const context = { ...gapInput, events: silentEvents, now: world.now, log: silentLogger }
    const tools = world.engine.tools(Notes.name)
    expect(await restoreFromItems(context, tools, [sealer, record])).toBe(5)
    expect(await restoreFromItems(context, tools, [sealer, record])).toBe(0)
    expect(sealed.at(-1)).toBe(5)
    expect(seen).toEqual([])
  })
  it('are restored from the items that can be read, and the others are told', async () => {
    await using world = await createWorld(store, { tables })
    const { gapInput, seen, errors } = stage(world)
    await writeNote(world, 'a')
    await writeNote(world, 'c')
    const strange = { ...keyOf(Note, { userId: 'ana', noteId: 'b' }), text: [7] }
    await world.store(Notes).write([{ kind: 'put', item: strange }])
    const record = onInsert('test.record', Note, async ({ noteId }) => void seen.push(noteId))
    const log: Logger = { ...silentLogger, error: (_, message) => void errors.push(message ?? '') }
    const context = { ...gapInput, events: silentEvents, now: world.now, log }
    const tools = world.engine.tools(Notes.name)
    expect(await restoreFromItems(context, tools, [{ ...record, restores: true }])).toBe(2)
    expect(seen.toSorted()).toEqual(['a', 'c'])
    expect(errors).toEqual(['an item cannot be read, so nothing follows from it'])
  })
})
