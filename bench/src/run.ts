import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { apiReport, fullApiRun, isReached, quickApiRun, runApiBench } from './api/index.ts'
import {
  backupReport,
  backupTargets,
  fullBackup,
  quickBackup,
  runBackupBench,
} from './backup/index.ts'
import { COMMONJS_NAMES, NATIVE } from './bundle.ts'
import { isCompared, runComparison } from './compare.ts'
import { feedReport, feedTargets, fullFeed, quickFeed, runFeedBench } from './feed/index.ts'
import { figuresOf, isFigured } from './figures.ts'
import { fullHub, hubReport, hubTargets, quickHub, runHubBench } from './hub/index.ts'
import {
  fullLetters,
  isEven,
  lettersReport,
  quickLetters,
  runLettersBench,
} from './letters/index.ts'
import { fullMonth, isMonthReached, monthReport, quickMonth, runMonthBench } from './month/index.ts'
import { isPart, PART_NAMES, type Part, writeResults } from './results.ts'
import {
  fullSearch,
  quickSearch,
  runSearchBench,
  searchReport,
  searchTargets,
} from './search/index.ts'
import { fullSignIns, isCalm, quickSignIns, runSignInBench, signInReport } from './signins/index.ts'
import { fullRun, quickRun, runStoreBench, storeReport } from './store/index.ts'
import { fullTalks, isNewestEven, quickTalks, runTalksBench, talksReport } from './talks/index.ts'

const HELP = `npm run bench store|api|month|feed|signins|letters|hub|talks|search|backup|web|start [-- --quick] [-- --write]
npm run bench compare [month|api|feed …] -- --before ../other-checkout [--pairs 9]

  store      our store adapters against bare lmdb and hand-written AWS SDK calls
  api        authenticated GraphQL requests against bare HTTP routes
  month      a month of collaboration through the domain against its bare item writes
  feed       feed pages against the naive read and the fan-out read, fan-out against bare lmdb
  signins    others' writes while 200 people sign in at once, against the same writes in calm
  letters    pages of ten thousand letters against pages of a hundred
  hub        pages of CollabHub in a large table against a small one
  talks      the newest page of a hundred thousand messages against one of a hundred
  search     searches among ten times as many documents, and the size of the index
  backup     others' writes while a backup is made, against the same writes in calm
  web        pages in a real browser: times, sizes and the build, against the bars we set ourselves
  start      how long a start takes, and what the program takes when nobody does anything
  compare    this checkout against another one: brief runs in turns, ratios with their interval
  --figures  one brief run of month or feed as JSON, for compare
  --quick    a smoke run of a few seconds; its numbers mean nothing
  --write    puts the results into docs/benchmarks.md
  --help     this text

A full run of the store takes about ten minutes and some 6 GB of temporary disk space, one of the API
two minutes, one of the month five minutes and some 4 GB, one of sign-ins, backups, letters, talks or the hub a minute
or two, one of search, of the web or of starts three;
a comparison of all three takes about half an hour.`

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const INTERRUPTED = 130

/**
 * Built like the product and run by Node alone: the loader that runs this file adds work to every
 * function that is made, which would be measured too.
 */
async function runBundled(): Promise<number> {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const outfile = `${root}.cache/bench/run.${process.pid}.mjs`
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/src/run.ts'],
    outfile,
    bundle: true,
    banner: { js: COMMONJS_NAMES },
    external: ['esbuild', '@aws-sdk/*', './web/index.ts', './start/index.ts', ...NATIVE],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  try {
    const options = ['--expose-gc', outfile, ...process.argv.slice(2)]
    const child = spawn(process.execPath, options, { stdio: 'inherit', cwd: root })
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  } finally {
    await rm(outfile)
  }
}

interface Outcome {
  readonly report: string
  readonly reached: number
  readonly missed: number
}

interface Options {
  readonly quick: boolean
  readonly say: (progress: string) => void
}

const benches: Readonly<Record<Part, (options: Options) => Promise<Outcome>>> = {
  async store({ quick, say }) {
    const findings = await runStoreBench({ ...(quick ? quickRun : fullRun), say })
    const reached = findings.targets.filter((target) => target.reached).length
    return {
      report: storeReport(findings),
      reached,
      missed: findings.targets.length - reached,
    }
  },
  async api({ quick, say }) {
    const results = await runApiBench({ ...(quick ? quickApiRun : fullApiRun), say })
    const verdicts = results.map(isReached)
    const reached = verdicts.filter((verdict) => verdict === true).length
    const missed = verdicts.filter((verdict) => verdict === false).length
    return { report: apiReport(results), reached, missed }
  },
  async month({ quick, say }) {
    const result = await runMonthBench({ ...(quick ? quickMonth : fullMonth), say })
    const reached = isMonthReached(result) ? 1 : 0
    return { report: monthReport(result), reached, missed: 1 - reached }
  },
  async feed({ quick, say }) {
    const findings = await runFeedBench({ ...(quick ? quickFeed : fullFeed), say })
    const targets = feedTargets(findings)
    const reached = targets.filter(({ isReached: is }) => is).length
    return { report: feedReport(findings), reached, missed: targets.length - reached }
  },
  async signins({ quick, say }) {
    const result = await runSignInBench({ ...(quick ? quickSignIns : fullSignIns), say })
    const reached = isCalm(result) ? 1 : 0
    return { report: signInReport(result), reached, missed: 1 - reached }
  },
  async letters({ quick, say }) {
    const result = await runLettersBench({ ...(quick ? quickLetters : fullLetters), say })
    const reached = isEven(result) ? 1 : 0
    return { report: lettersReport(result), reached, missed: 1 - reached }
  },
  async hub({ quick, say }) {
    const findings = await runHubBench({ ...(quick ? quickHub : fullHub), say })
    const targets = hubTargets(findings)
    const reached = targets.filter(({ isReached: is }) => is).length
    return { report: hubReport(findings), reached, missed: targets.length - reached }
  },
  async talks({ quick, say }) {
    const result = await runTalksBench({ ...(quick ? quickTalks : fullTalks), say })
    const reached = isNewestEven(result) ? 1 : 0
    return { report: talksReport(result), reached, missed: 1 - reached }
  },
  async search({ quick, say }) {
    const findings = await runSearchBench({ ...(quick ? quickSearch : fullSearch), say })
    const targets = searchTargets(findings)
    const reached = targets.filter(({ isReached: is }) => is).length
    return { report: searchReport(findings), reached, missed: targets.length - reached }
  },
  async backup({ quick, say }) {
    const result = await runBackupBench({ ...(quick ? quickBackup : fullBackup), say })
    const targets = backupTargets(result)
    const reached = targets.filter(Boolean).length
    return { report: backupReport(result), reached, missed: targets.length - reached }
  },
  async web({ quick, say }) {
    const { fullWeb, quickWeb, runWebBench, webReport, webTargets } = await import('./web/index.ts')
    const findings = await runWebBench({ ...(quick ? quickWeb : fullWeb), say })
    const targets = webTargets(findings)
    const reached = targets.filter(({ isReached: is }) => is).length
    return { report: webReport(findings), reached, missed: targets.length - reached }
  },
  async start({ quick, say }) {
    const { fullStart, quickStart, runStartBench, startReport, startTargets } = await import(
      './start/index.ts'
    )
    const figures = await runStartBench({ ...(quick ? quickStart : fullStart), say })
    const targets = startTargets(figures)
    const reached = targets.filter(({ isReached: is }) => is).length
    return { report: startReport(figures), reached, missed: targets.length - reached }
  },
}

/** Figures of the program as it is started, not of this process. */
const OUTSIDE: readonly Part[] = ['web', 'start']

async function runBench(
  part: Part,
  { quick, write }: { quick: boolean; write: boolean },
): Promise<number> {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(INTERRUPTED))
  const say = sayTo(Date.now())
  const { report, reached, missed } = await benches[part]({ quick, say })
  console.log(`\n${report}\n`)
  if (quick) console.log('A quick run: it shows that everything runs, its numbers mean nothing.')
  else console.log(`${reached} targets reached, ${missed} missed`)
  if (write) say(`Wrote ${await writeResults(part, report)}`)
  return quick || missed === 0 ? 0 : 1
}

const sayTo = (started: number) => (progress: string) =>
  console.error(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${progress}`)

type Comparison = Pick<Parameters<typeof runComparison>[0], 'before' | 'parts' | 'pairs'>

async function compareWith(comparison: Comparison) {
  const { report, worse } = await runComparison({ ...comparison, say: sayTo(Date.now()) })
  console.log(`\n${report}\n`)
  return worse === 0 ? 0 : 1
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      figures: { type: 'boolean', default: false },
      before: { type: 'string' },
      pairs: { type: 'string', default: '9' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [part, ...others] = positionals
  const { before } = values
  if (part === 'compare' && before !== undefined && others.every(isCompared))
    return compareWith({ before, parts: others, pairs: Number(values.pairs) })
  if (positionals.length !== 1 || !isPart(part)) {
    console.error(`${HELP}\n\nName what to measure: ${PART_NAMES.join(', ')}`)
    return 2
  }
  if (values.quick && values.write) {
    console.error('The numbers of a quick run mean nothing, so they are not written.')
    return 2
  }
  if (import.meta.url.endsWith('.ts') && !OUTSIDE.includes(part)) return runBundled()
  if (!values.figures) return runBench(part, values)
  if (!isFigured(part)) throw new Error(`Figures are of ${Object.keys(figuresOf).join(', ')}`)
  console.log(JSON.stringify(await figuresOf[part](sayTo(Date.now()))))
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  return 1
})
