import { runCall } from './cli/run.ts'
import { explain } from './explain.ts'

runCall(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    // A worker or an open store must not keep a failed start alive.
    process.exit(1)
  },
)
