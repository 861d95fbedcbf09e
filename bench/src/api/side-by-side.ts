import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Figures } from '../figures.ts'
import { type Contender, meanCost, measure, medianCost, type Pace } from '../harness.ts'
import { type ApiCase, apiCases, GRAPHQL, openCase } from './cases.ts'
import { fillData, type ServerProcess, startServer } from './server-process.ts'

export interface ApiPair {
  readonly before: Figures
  readonly after: Figures
}

type Side = keyof ApiPair

interface Stand {
  readonly side: Side
  readonly directory: string
  readonly token: string
  readonly server: ServerProcess
}

const PACE: Pace = { rounds: 9, sliceMs: 250 }

/** By the checkout's own code, whatever its bundle is made of. */
export async function builtIn(checkout: string): Promise<string> {
  const source = join(resolve(checkout), 'bench/src/api/server-process.ts')
  const script = `console.log(await (await import(${JSON.stringify(source)})).buildServer())`
  const tsx = join(resolve(checkout), 'node_modules/.bin/tsx')
  const { stdout } = await promisify(execFile)(tsx, ['--input-type=module', '--eval', script], {
    cwd: checkout,
  })
  return stdout.trim()
}

async function openStand(side: Side, bundle: string): Promise<Stand> {
  const directory = await mkdtemp(join(tmpdir(), `longtable-bench-${side}-`))
  const token = await fillData(bundle, directory)
  return { side, directory, token, server: await startServer(bundle, { directory, workers: 1 }) }
}

async function costsOf(one: ApiCase, stands: readonly Stand[]) {
  const contenders: Contender[] = []
  const closing: (() => void)[] = []
  for (const { side, server, token } of stands) {
    const open = await openCase(one, server, token)
    closing.push(open.close)
    const graphql = open.contenders.find(({ name }) => name === GRAPHQL)
    if (graphql) contenders.push({ ...graphql, name: side })
  }
  const costs = await measure({ contenders, concurrency: one.concurrency }, PACE)
  for (const close of closing) close()
  return costs
}

/**
 * One start of both servers, which then take turns several times a second: what the machine does
 * meanwhile falls on both. How a process happened to be laid out stays with it, hence several starts.
 */
export async function apiPair(bundles: Readonly<Record<Side, string>>, isSwapped: boolean) {
  const sides: readonly Side[] = isSwapped ? ['after', 'before'] : ['before', 'after']
  const stands: Stand[] = []
  for (const side of sides) stands.push(await openStand(side, bundles[side]))
  const figures: Record<Side, Record<string, number>> = { before: {}, after: {} }
  for (const one of apiCases) {
    const costs = await costsOf(one, stands)
    for (const side of sides) {
      const named = `${one.name}, ${one.concurrency} at once`
      figures[side][`${named}, time`] = medianCost(costs, side, 'wall')
      figures[side][`${named}, CPU`] = meanCost(costs, side, 'serverCpu')
    }
  }
  for (const { server, directory } of stands) {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return figures as ApiPair
}
