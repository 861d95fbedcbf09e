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
import { createReport, type Report } from './server/report.ts'
import { openStage, type Stage } from './server/stage.ts'

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

export async function tourEnd(stage: Stage, { line, see }: Report): Promise<void> {
  line('Must show: counters equal to what they count')
  const letters = await stage.command('deadletters', 'list', '--json')
  const { changes, jobs } = JSON.parse(letters.stdout) as Record<'changes' | 'jobs', unknown[]>
  see('no change and no job was given up', changes.length + jobs.length === 0, letters.stdout)
  const verified = await stage.command('verify')
  see('verify finds nothing wrong', verified.code === 0, verified.stdout)
}

/** A scripted client against a fresh server: prints each line of its issue and what was seen. */
export async function tourGoalsGuild(): Promise<readonly string[]> {
  const report = createReport()
  const stage = await openStage()
  try {
    const words = await tourRunning(stage, report)
    const program = await stage.start(WORKERS)
    try {
      await tourRestart(stage, words, report)
      const code = await program.stop()
      report.see('it stops with code 0', code === 0, `code ${code}: ${program.output}`)
    } finally {
      await program.kill()
    }
    await tourEnd(stage, report)
    await tourProofs(report)
  } finally {
    await stage.remove()
  }
  console.log('')
  return report.problems
}
