import { type Logger, pino } from 'pino'

/** What never appears in a log, wherever it stands in an object. */
const SECRET = [
  'authorization',
  'cookie',
  'password',
  'token',
  'idToken',
  'refreshToken',
  'newPassword',
  'currentPassword',
]

const STDOUT = 1
/** What is kept while nothing can be written; beyond it lines are dropped. */
const KEPT_BYTES_MAX = 1_000_000

/** Synchronous, so that the last line of a process is not lost. A log on a full disk ends nobody. */
function standardOutput() {
  const output = pino.destination({ fd: STDOUT, sync: true, maxLength: KEPT_BYTES_MAX })
  output.on('error', () => undefined)
  return output
}

export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[secret]',
      },
    },
    standardOutput(),
  )
}
