import { ConfigError, readConfig } from './config.ts'
import { type RunningServer, startServer } from './server.ts'
import { systems } from './systems.ts'

const USAGE = `Usage: npm start

Serves the table explorer of the three systems on this machine.

Environment
  PORT             the port to listen on; 0 takes a free one   (4000)
  HOST             the address to listen on                    (127.0.0.1)
  LONGTABLE_DATA   the directory that holds the data           (./data)

Options
  --help           show this
`

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const report = (problem: string, cause?: unknown): void => {
  console.error(problem, ...(cause === undefined ? [] : [cause]))
}

/** The words for what a person can put right; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port ?? '?'} is taken by another program. Choose another: PORT=4100 npm start`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user. Choose one from 1024 on: PORT=4100 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is no address of this machine: ${message}`
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data directory cannot be written: ${message}. Choose another with LONGTABLE_DATA.`
  if (code === 'STORE_VERSION') return message
  return error instanceof Error && error.stack !== undefined ? error.stack : String(error)
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')

/** A client that never finishes its request must not keep the program alive. */
const STOP_MS_MAX = 5_000

/** One key press may arrive twice, from the terminal and from npm: only the first counts. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      report('Could not stop in time: some requests were still running.')
      process.exit(1)
    }, STOP_MS_MAX).unref()
    server.close().then(
      () => say('Stopped.'),
      (error: unknown) => {
        report('Could not stop cleanly.', error)
        process.exitCode = 1
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function main(given: readonly string[]): Promise<void> {
  if (given.includes('--help') || given.includes('-h')) return say(USAGE.trimEnd())
  const [unknown] = given
  if (unknown !== undefined) throw new ConfigError([`There is no option ${unknown}; see --help.`])
  const config = readConfig(process.env)
  const server = await startServer({ config, systems, report })
  stopOnSignal(server)
  say(`Table explorer: ${server.address}/explorer (data in ${config.dataDirectory})`)
  if (!isLoopback(config.host))
    report(`HOST is ${config.host}: everyone who reaches that address can read the tables.`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  report(explain(error))
  process.exitCode = 1
})
