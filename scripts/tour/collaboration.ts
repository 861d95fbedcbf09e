import { connect } from '@longtable/server/testing'
import { openCast } from './collaboration/cast.ts'
import { tourChat } from './collaboration/chat.ts'
import { tourCollaborators } from './collaboration/collaborators.ts'
import { tourComments } from './collaboration/comments.ts'
import { tourExchange } from './collaboration/exchange.ts'
import { tourGroups } from './collaboration/groups.ts'
import { tourInvites } from './collaboration/invites.ts'
import { tourLive } from './collaboration/live.ts'
import { tourNotifications } from './collaboration/notifications.ts'
import { tourProofs } from './collaboration/proofs.ts'
import { tourUploads } from './collaboration/uploads.ts'
import { tourWhoMayNot } from './collaboration/who-may-not.ts'
import { guildTour } from './server/guild-tour.ts'
import type { Report } from './server/report.ts'
import type { Stage } from './server/stage.ts'

const WORKERS = 2

async function tourRunning(stage: Stage, report: Report): Promise<void> {
  const program = await stage.start(WORKERS)
  const client = connect(program.address)
  try {
    const cast = await openCast(client, report)
    const scene = { stage, client, cast, report }
    const { dora, ...work } = await tourInvites(scene)
    const { goal } = work
    await tourCollaborators(scene, work)
    const discussion = await tourComments(scene, goal, dora)
    await tourNotifications(scene, goal)
    const groupId = await tourGroups(scene)
    const roomId = await tourChat(scene, groupId)
    await tourLive(scene, roomId, goal)
    await tourExchange(scene)
    await tourUploads(scene)
    await tourWhoMayNot(scene, { goal, discussion, groupId, roomId, dora })
    client.close()
    const code = await program.stop()
    report.see('the server stops with code 0', code === 0, `code ${code}`)
  } finally {
    client.close()
    await program.kill()
  }
}

export const tourCollaboration = () => guildTour({ walk: tourRunning, proofs: tourProofs })
