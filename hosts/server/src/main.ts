import { runCall } from './cli/run.ts'
import { explain } from './explain.ts'

// Data, keys and mails are their owner's alone, whoever makes the file: LMDB asks for 0664.
process.umask(0o077)

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
