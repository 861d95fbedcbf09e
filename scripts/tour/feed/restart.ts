import { isDeepStrictEqual } from 'node:util'
import { connect, type Program } from '@longtable/server/testing'
import type { Scene } from '../collaboration/cast.ts'
import { feedOf } from './activities.ts'

const WORKERS = 2
const READS = 20

/** Killed without a word; the next one answers while it is still reading what there is. */
export async function tourRestart(scene: Scene, program: Program): Promise<void> {
  const { stage, cast, report } = scene
  report.line('Must show: pages are right while the index is being built')
  const before = await feedOf(cast.cem)
  await program.kill()
  const next = await stage.start(WORKERS)
  try {
    let right = 0
    for (let read = 0; read < READS; read++) {
      // A connection of its own, so that every worker is asked.
      const client = connect(next.address)
      const after = await feedOf(cast.cem.through(client))
      client.close()
      if (isDeepStrictEqual(idsOf(after), idsOf(before))) right += 1
    }
    report.see(
      'killed and started again, the first pages are the same',
      right === READS && before.length > 0,
      `${right} of ${READS}, with ${before.length} activities each`,
    )
    const code = await next.stop()
    report.see('the server stops with code 0', code === 0, `code ${code}`)
  } finally {
    await next.kill()
  }
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
