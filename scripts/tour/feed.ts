import { connect } from '@longtable/server/testing'
import { openCast, type Scene } from './collaboration/cast.ts'
import { tourLive } from './feed/live.ts'
import { tourPages } from './feed/pages.ts'
import { tourPosts } from './feed/posts.ts'
import { tourPromotion, tourSecondPass } from './feed/promotion.ts'
import { tourProofs } from './feed/proofs.ts'
import { tourRestart } from './feed/restart.ts'
import { tourTold } from './feed/told.ts'
import { tourWhoMayNot } from './feed/who-may-not.ts'
import { tourEnd } from './goals.ts'
import { createReport, type Report } from './server/report.ts'
import { openStage, type Stage } from './server/stage.ts'

const WORKERS = 2

async function tourChapters(scene: Scene): Promise<void> {
  await tourPosts(scene)
  const groupId = await tourTold(scene)
  // Its second pass comes after a minute or two; meanwhile there is more to see.
  const promoted = await tourPromotion(scene, groupId)
  await tourPages(scene)
  await tourLive(scene, groupId)
  await tourWhoMayNot(scene, groupId)
  await tourSecondPass(scene, promoted)
}

async function tourRunning(stage: Stage, report: Report): Promise<void> {
  const program = await stage.start(WORKERS)
  const client = connect(program.address)
  try {
    const cast = await openCast(client, report)
    const scene = { stage, client, cast, report }
    await tourChapters(scene)
    await tourRestart(scene, program)
  } finally {
    client.close()
    await program.kill()
  }
}

/** A scripted client against a fresh server: prints each line of its issue and what was seen. */
export async function tourFeed(): Promise<readonly string[]> {
  const report = createReport()
  const stage = await openStage()
  try {
    await tourRunning(stage, report)
    await tourEnd(stage, report)
    await tourProofs(report)
  } finally {
    await stage.remove()
  }
  console.log('')
  return report.problems
}
