import { connect } from '@longtable/server/testing'
import { tourKill, tourRestart } from './goals/crash.ts'
import { tourFollows } from './goals/follows.ts'
import { tourGoals } from './goals/goals.ts'
import { tourLeaving } from './goals/leaving.ts'
import { tourProofs } from './goals/proofs.ts'
import { tourQuests } from './goals/quests.ts'
import { tourRefusals } from './goals/refusals.ts'
import { tourRepeats } from './goals/repeats.ts'
import { tourUsers } from './goals/users.ts'
import { guildTour } from './server/guild-tour.ts'
import type { Report } from './server/report.ts'
import type { Stage } from './server/stage.ts'

const WORKERS = 2

/** Gives the ids of what the server was removing when it was killed. */
async function tourRunning(stage: Stage, report: Report): Promise<readonly string[]> {
  await using program = await stage.start(WORKERS)
  const client = connect(program.address)
  try {
    const cast = await tourUsers(client, report)
    await tourFollows(cast, stage, report)
    await tourGoals(cast, stage, report)
    await tourQuests(cast, stage, report)
    await tourRefusals(cast, stage, report)
    await tourRepeats(program.address, cast.ana, report)
    await tourLeaving(cast, stage, report)
    return await tourKill({ stage, program, owner: cast.ben }, report)
  } finally {
    client.close()
  }
}

async function walk(stage: Stage, report: Report): Promise<void> {
  const words = await tourRunning(stage, report)
  const program = await stage.start(WORKERS)
  try {
    await tourRestart(stage, words, report)
    const code = await program.stop()
    report.see('it stops with code 0', code === 0, `code ${code}: ${program.output}`)
  } finally {
    await program.kill()
  }
}

export const tourGoalsGuild = () => guildTour({ walk, proofs: tourProofs })
