import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const HELP = `npm run simulate [-- --seed 7] [-- --seeds 200] [-- --steps 4] [-- --processes 2]

Plays all three systems on a clock of their own, with everything that can go wrong. The same seed does
the same, step by step; one that fails prints how to play it again.

  --seed         the first seed; 1 without it
  --seeds        how many; 1 without it
  --steps        of each seed; 4 without it
  --tenth-steps  of every tenth seed
  --processes    among which the seeds are shared out; 1 without it
  --trace        tells all that is done
  --outcomes     tells what each act came to
  --help         this text

  npm run simulate -- --seed 7 --trace
  npm run simulate -- --seeds 200 --processes 2`

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '4' },
    'tenth-steps': { type: 'string' },
    processes: { type: 'string', default: '1' },
    trace: { type: 'boolean', default: false },
    outcomes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const [seed, seeds, processes] = [values.seed, values.seeds, values.processes].map(Number) as [
  number,
  number,
  number,
]

/** Dependencies in CommonJS ask for it, which an ES module does not have. */
const REQUIRE = `import { createRequire as $createRequire } from 'node:module'
const require = $createRequire(import.meta.url)`

/** Bundled as the product is: a loader would take part in every function that is made. */
const outfile = join('.cache', `simulation.${process.pid}.mjs`)
await build({
  entryPoints: [join('scripts', 'simulation', 'run.ts')],
  outfile,
  banner: { js: REQUIRE },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'error',
})

async function play(from: number, count: number): Promise<boolean> {
  const words = ['--seed', String(from), '--seeds', String(count), '--steps', values.steps]
  const tenthSteps = values['tenth-steps']
  if (tenthSteps !== undefined) words.push('--tenth-steps', tenthSteps)
  if (values.trace) words.push('--trace')
  if (values.outcomes) words.push('--outcomes')
  const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...words], {
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

try {
  const share = Math.ceil(seeds / processes)
  const parts = Array.from({ length: processes }, (_, part) => part * share)
  const went = await Promise.all(
    parts
      .filter((from) => from < seeds)
      .map((from) => play(seed + from, Math.min(share, seeds - from))),
  )
  process.exitCode = went.every(Boolean) ? 0 : 1
} finally {
  await rm(outfile, { force: true })
}
