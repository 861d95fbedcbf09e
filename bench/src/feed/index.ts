import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureCalls } from './calls.ts'
import { measureCarrying } from './carrying.ts'
import { measureCold } from './cold.ts'
import { fillGraph, measurePages } from './pages.ts'
import type { FeedFindings } from './report.ts'
import type { FeedSize } from './size.ts'

export { feedReport, feedTargets } from './report.ts'
export { fullFeed, quickFeed } from './size.ts'

/** What it has written goes when the process does, also when it is interrupted. */
export async function runFeedBench(
  bench: FeedSize & { readonly say: (progress: string) => void },
): Promise<FeedFindings> {
  const { say, ...size } = bench
  const directory = await mkdtemp(join(tmpdir(), 'longtable-feed-'))
  const clean = () => rmSync(directory, { recursive: true, force: true })
  process.once('exit', clean)
  say(`${size.people * size.activitiesEach} activities of ${size.people} people`)
  const engine = await fillGraph(join(directory, 'graph'), size)
  const pages = await measurePages(engine, directory, { size, say })
  const place = { directory: join(directory, 'graph'), size, say }
  const carrying = await measureCarrying(engine, place)
  say(`an index of ${size.coldActivities} activities from the beginning`)
  const cold = await measureCold({ engine, directory, size })
  await engine.close()
  say('calls of the DynamoDB adapter')
  const calls = await measureCalls(directory, {
    people: size.dynamoPeople,
    followed: size.followed,
  })
  process.off('exit', clean)
  clean()
  return { size, pages, cold, carrying, calls }
}
