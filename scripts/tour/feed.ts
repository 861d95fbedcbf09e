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
import { guildTour } from './server/guild-tour.ts'
import type { Report } from './server/report.ts'
import type { Stage } from './server/stage.ts'

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

export const tourFeed = () => guildTour({ walk: tourRunning, proofs: tourProofs })
