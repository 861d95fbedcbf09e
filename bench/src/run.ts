import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeResults } from './results.ts'
import { fullRun, quickRun, runStoreBench, storeReport } from './store/index.ts'

const HELP = `npm run bench store [-- --quick] [-- --write]

  store      our store adapters against bare lmdb and hand-written AWS SDK calls
  --quick    a smoke run of a few seconds; its numbers mean nothing
  --write    puts the results into docs/benchmarks.md
  --help     this text

A full run takes about ten minutes and some 6 GB of temporary disk space.`

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
    external: ['esbuild', 'lmdb', '@aws-sdk/*'],
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

async function runStore({ quick, write }: { quick: boolean; write: boolean }): Promise<number> {
  for (const signal of SIGNALS) process.once(signal, () => process.exit(INTERRUPTED))
  const started = Date.now()
  const say = (progress: string) =>
    console.error(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${progress}`)
  const findings = await runStoreBench({ ...(quick ? quickRun : fullRun), say })
  const report = storeReport(findings)
  const missed = findings.targets.filter(({ reached }) => !reached)
  console.log(`\n${report}\n`)
  if (quick) console.log('A quick run: it shows that everything runs, its numbers mean nothing.')
  else
    console.log(
      `${findings.targets.length - missed.length} targets reached, ${missed.length} missed`,
    )
  if (write) say(`Wrote ${await writeResults(report)}`)
  return quick || missed.length === 0 ? 0 : 1
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (positionals.length !== 1 || positionals[0] !== 'store') {
    console.error(`${HELP}\n\nName what to measure: store`)
    return 2
  }
  if (values.quick && values.write) {
    console.error('The numbers of a quick run mean nothing, so they are not written.')
    return 2
  }
  return import.meta.url.endsWith('.ts') ? runBundled() : runStore(values)
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  return 1
})
