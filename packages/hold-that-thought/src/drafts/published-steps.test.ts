import type { ObjectStore } from '@longtable/files'
import { keysIn } from '@longtable/files/testing'
import type { Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { knownDraft } from '../testing/drafts.ts'
import { createFamilyWorld } from '../testing/family-world.ts'
import type { Draft } from './draft.entity.ts'
import { draftById } from './draft.patterns.ts'
import { clearAway, moveFiles } from './move-files.processor.ts'
import { publishDraft } from './publish-draft.ts'

class PowerOutError extends Error {}

/** What changes something is done so many times, and then no more. */
function fused<T extends Store | ObjectStore>(
  whole: T,
  names: readonly string[],
  fuse: { left: number },
): T {
  const guarded = names.map((name) => {
    const work = whole[name as keyof T] as (...given: unknown[]) => Promise<unknown>
    const dying = async (...given: unknown[]) => {
      if (fuse.left-- <= 0) throw new PowerOutError()
      return work(...given)
    }
    return [name, dying] as const
  })
  return { ...whole, ...Object.fromEntries(guarded) }
}

describe.each(stores)('what follows a published draft, on $name', (store) => {
  it('is cut off before any of its steps, and nothing is lost; whoever goes on ends it', async () => {
    await using world = await createFamilyWorld(store)
    const ana = await world.person('ana')
    const draftId = await knownDraft(world, ana)
    const { deps } = world
    const before = (await draftById(deps, { draftId })) as Draft
    const { id: letterId } = await publishDraft(world.again(ana), { draftId })
    const now = async () => (await draftById(deps, { draftId })) as Draft
    /** The steps that it took, one more with each try. */
    const untilDone = async (
      change: () => Promise<{ old?: Draft; new?: Draft }>,
      of: typeof moveFiles,
    ) => {
      for (let steps = 0; ; steps++) {
        const fuse = { left: steps }
        const dying = {
          ...deps,
          store: fused(deps.store, ['write'], fuse),
          files: fused(deps.files, ['copyOnce', 'putOnce', 'remove'], fuse),
        }
        const told = { id: 'change', at: 0, ...(await change()) }
        const error = await of(dying)
          .handle(told as never, dying)
          .then(
            () => undefined,
            (thrown: unknown) => thrown,
          )
        const { fileKeys, pdf } = await now()
        for (const key of [...fileKeys, pdf?.key ?? ''])
          expect(await deps.files.head(key), key).toBeDefined()
        if (!(error instanceof PowerOutError)) {
          expect(error).toBeUndefined()
          return steps
        }
      }
    }
    expect(
      await untilDone(async () => ({ old: before, new: await now() }), moveFiles),
    ).toBeGreaterThan(1)
    const moved = await now()
    expect(moved.fileKeys.every((key) => key.startsWith(`letters/${letterId}/`))).toBe(true)
    // What was done before a cut is not done again, so there are fewer tries than steps.
    const cleared = async () => ({ old: before, new: moved })
    expect(await untilDone(cleared, clearAway)).toBeGreaterThan(1)
    await world.settle()
    expect(await keysIn(deps.files, 'temp/')).toEqual([])
    expect(await world.verify()).toEqual([])
  })
})
