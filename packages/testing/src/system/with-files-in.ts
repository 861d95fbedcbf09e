import type { ServedObjects, TestObjects } from '@longtable/files/testing'
import type { SystemWorldOptions } from './system-world.ts'

/** A world whose files are in this kind of storage, which ends with it. */
export async function withFilesIn<W extends AsyncDisposable>(
  objects: TestObjects,
  create: (options: SystemWorldOptions) => Promise<W>,
): Promise<W> {
  const served: ServedObjects[] = []
  const world = await create({
    async filesOf(now) {
      const made = await objects.open(now)
      served.push(made)
      return made.objects
    },
  })
  return {
    ...world,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      for (const one of served) await one[Symbol.asyncDispose]()
    },
  }
}
