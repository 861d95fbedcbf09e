import { openStage, type Stage } from '@longtable/web/testing/stage'
import type { Page } from 'playwright-core'
import { openGoal, sayTo, type Spread, tickStep } from './acts.ts'
import { measureBuild } from './build.ts'
import type { HomeFigures, VisitFigures, WebFindings } from './findings.ts'
import { type Home, openPalette, otherHomes, visitHome } from './homes.ts'
import { CONDITIONS, type Conditions, forget, OBSERVER, type Seen, under, visit } from './visit.ts'
import { peopled, type World } from './world.ts'

export { webReport, webTargets } from './report.ts'

export interface WebBench {
  readonly visits: number
  readonly comments: number
  readonly say: (progress: string) => void
}

export const fullWeb = { visits: 7, comments: 40 }

/** Shows that everything runs; its numbers mean nothing. */
export const quickWeb = { visits: 1, comments: 2 }

interface Given {
  readonly stage: Stage
  readonly world: World
  readonly bench: WebBench
}

async function observed(stage: Stage, email: string, viewport: Conditions['viewport']) {
  // Later visits are those of somebody whose browser keeps the program.
  const page = await stage.deviceOf(email, { viewport, serviceWorkers: 'allow' })
  await page.addInitScript(OBSERVER)
  return page
}

async function measureVisits(
  { stage, world, bench }: Given,
  conditions: Conditions,
): Promise<VisitFigures> {
  const page = await observed(stage, world.ana.email, conditions.viewport)
  const session = await under(page, conditions)
  const cold: Seen[] = []
  const warm: Seen[] = []
  const ticks: number[] = []
  const openings: number[] = []
  for (let nth = 0; nth < bench.visits; nth++) {
    bench.say(`${conditions.name}: visit ${nth + 1} of ${bench.visits}`)
    await forget(page, session)
    cold.push(await visit(page, stage.address))
    warm.push(await visit(page, stage.address))
    ticks.push(await tickStep(page))
    openings.push(await openGoal(page, { isHovered: conditions.slowdown === 1 }))
    await world.reopen()
  }
  await page.context().close()
  return { conditions, cold, warm, ticks, openings }
}

/** The same of the other products, where what is pressed is a key. */
async function measureHome(
  { stage, bench }: Omit<Given, 'world'>,
  { product, path, email }: Home,
  conditions: Conditions,
): Promise<HomeFigures> {
  const page = await observed(stage, email, conditions.viewport)
  const session = await under(page, conditions)
  const cold: Seen[] = []
  const warm: Seen[] = []
  const presses: number[] = []
  for (let nth = 0; nth < bench.visits; nth++) {
    bench.say(`${product}, ${conditions.name}: visit ${nth + 1} of ${bench.visits}`)
    await forget(page, session)
    cold.push(await visitHome(page, stage.address + path))
    warm.push(await visitHome(page, stage.address + path))
    presses.push(await openPalette(page))
  }
  await page.context().close()
  return { product, conditions, cold, warm, presses }
}

async function atGoal(stage: Stage, email: string, goalId: string): Promise<Page> {
  const page = await stage.deviceOf(email)
  await page.goto(`${stage.address}/goalsguild/goals/${goalId}`, { waitUntil: 'networkidle' })
  return page
}

async function measureComments({ stage, world, bench }: Given): Promise<Spread[]> {
  const own = await atGoal(stage, world.ana.email, world.goalId)
  const other = await atGoal(stage, world.ben.email, world.goalId)
  const spreads: Spread[] = []
  for (let nth = 0; nth < bench.comments; nth++) {
    if (nth % 10 === 0) bench.say(`comment ${nth + 1} of ${bench.comments}`)
    // In turns: nobody may say more than twenty things in a minute.
    const [speaker, listener] = nth % 2 === 0 ? [own, other] : [other, own]
    spreads.push(await sayTo(speaker, listener, `Cheers, number ${nth}, of ${bench.comments}`))
  }
  return spreads
}

/** The program as people start it, in a real browser. */
export async function runWebBench(bench: WebBench): Promise<WebFindings> {
  bench.say('building the pages')
  const build = await measureBuild()
  await using stage = await openStage()
  bench.say('making people and their goals')
  const given = { stage, world: await peopled(stage), bench }
  const visits: VisitFigures[] = []
  for (const conditions of CONDITIONS) visits.push(await measureVisits(given, conditions))
  const comments = await measureComments(given)
  bench.say('making a startup and a family')
  const homes: HomeFigures[] = []
  for (const home of await otherHomes(stage))
    for (const conditions of CONDITIONS) homes.push(await measureHome(given, home, conditions))
  return { build, visits, homes, comments }
}
