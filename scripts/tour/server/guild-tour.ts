import { createReport, type Report } from './report.ts'
import { openStage, type Stage } from './stage.ts'

interface Chapters {
  readonly walk: (stage: Stage, report: Report) => Promise<void>
  /** Names the tests that show what a client cannot. */
  readonly proofs: (report: Report) => Promise<void>
}

async function nothingGivenUp(stage: Stage, { line, see }: Report): Promise<void> {
  line('Must show: counters equal to what they count')
  const letters = await stage.command('deadletters', 'list', '--json')
  const { changes, jobs } = JSON.parse(letters.stdout) as Record<'changes' | 'jobs', unknown[]>
  see('no change and no job was given up', changes.length + jobs.length === 0, letters.stdout)
  const verified = await stage.command('verify')
  see('verify finds nothing wrong', verified.code === 0, verified.stdout)
}

/** A scripted client against a fresh server: prints each line of its issue and what was seen. */
export async function guildTour({ walk, proofs }: Chapters): Promise<readonly string[]> {
  const report = createReport()
  const stage = await openStage()
  try {
    await walk(stage, report)
    await nothingGivenUp(stage, report)
    await proofs(report)
  } finally {
    await stage.remove()
  }
  console.log('')
  return report.problems
}
