import cluster from 'node:cluster'
import { DomainError } from '@longtable/core'
import * as z from 'zod'
import { readConfig } from '../config.ts'
import { createLogger } from '../logger.ts'
import { mention, say } from '../output.ts'
import { keepPrivate } from '../private-data.ts'
import { serve } from '../serve.ts'
import { superviseWorkers } from '../workers.ts'
import { type Command, helpOf, parseCall, UsageError } from './command.ts'
import { commands } from './commands.ts'

const USAGE_EXIT = 2
const REFUSED_EXIT = 1

const serveCommand: Command = {
  words: 'serve',
  summary: 'Serves the systems on this machine; `npm start` does the same.',
  details: `Environment
  PORT                     the port to listen on                          (4000)
  HOST                     the address to listen on                       (127.0.0.1)
  LONGTABLE_DATA           the directory that holds the data              (./data)
  LONGTABLE_MODE           development or production        (by HOST and LONGTABLE_URL)
  LONGTABLE_WORKERS        how many processes answer requests             (1)
  LONGTABLE_STORED_MB      megabytes of files that an account may store   (500)
  LONGTABLE_ANSWER_MB      largest answer of an operation, in MB          (4)
  LONGTABLE_OPERATIONS_PER_CALLER
                           operations of one person or address at a time  (30)
  LONGTABLE_FEED_MEMORY    activities kept in memory for feeds            (500000)
  LONGTABLE_URL            what people type to get here                   (http://HOST:PORT)
  LONGTABLE_TRUSTED_PROXIES  proxies in front of it: 127.0.0.1,10.1.0.0/16 (none)
  LONGTABLE_STORE          lmdb or dynamodb                               (lmdb)
  DYNAMODB_ENDPOINT, AWS_REGION, GG_CORE_TABLE, COLLABHUB_TABLE, TABLE_NAME,
  LONGTABLE_ACCOUNTS_TABLE, LONGTABLE_SYSTEM_TABLE with dynamodb
  LONGTABLE_FILES          disk or s3                                     (disk)
  FILES_BUCKET, S3_ENDPOINT, AWS_REGION with s3
  SMTP_URL, MAIL_FROM      a mail server; without one mails are kept in the data directory
  LONGTABLE_DISABLED       modules that are switched off: chat,offers
  LONGTABLE_METRICS_TOKEN  who may read /metrics from elsewhere
  LOG_LEVEL                debug, info, warn, error or silent             (warn; info in production)

--new-store begins anew where keys or audit heads are, but no store beside them.`,
  examples: ['npx longtable serve', 'PORT=4100 LONGTABLE_WORKERS=2 npx longtable serve'],
  options: { 'new-store': { type: 'boolean' } },
  async run({ config: read, options }) {
    const config = { ...read, newStore: options['new-store'] === true }
    const log = createLogger(config.logLevel)
    if (config.workers > 1 && cluster.isPrimary) await superviseWorkers(config, log)
    else await serve(config, log)
  },
}

const all = [serveCommand, ...commands]

const overview = () =>
  [
    'Usage: npx longtable <command> [--help]',
    '',
    ...all.map(({ words, summary }) => `  ${words.padEnd(20)} ${summary}`),
    '',
    'Examples',
    '  npx longtable serve',
    '  npx longtable admin grant ana@example.com',
    '  npx longtable verify --json',
  ].join('\n')

/** The command whose words the call begins with; without words it is `serve`. */
function commandOf(given: readonly string[]): { command: Command; rest: readonly string[] } {
  if (given.length === 0) return { command: serveCommand, rest: [] }
  const found = all.find(({ words }) =>
    words.split(' ').every((word, place) => given[place] === word),
  )
  if (found) return { command: found, rest: given.slice(found.words.split(' ').length) }
  throw new UsageError(`There is no command "${given.join(' ')}".\n\n${overview()}`)
}

async function carryOut(given: readonly string[]): Promise<number> {
  if (given[0] === '--help' || given[0] === '-h') {
    say(overview())
    return 0
  }
  const { command, rest } = commandOf(given)
  const { options, operands } = parseCall(command, rest)
  if (options['help']) {
    say(helpOf(command))
    return 0
  }
  const config = readConfig(process.env)
  const progress = (line: string) => mention(line, process.stderr)
  const mended = keepPrivate(config.dataDirectory)
  if (mended.length > 0)
    progress(
      `Was open to others and is its owner's alone now: ${mended.join(', ')}. ` +
        'If somebody may have read the keys, replace them.',
    )
  const code = await command.run({
    config,
    operands,
    options,
    progress,
    answer: (data, lines) =>
      say(options['json'] ? JSON.stringify(data, null, 2) : lines.join('\n')),
  })
  return code ?? 0
}

/** Runs the call and gives its exit code: 1 refused, 2 called wrongly, 3 something is wrong with the data. */
export async function runCall(given: readonly string[]): Promise<number> {
  try {
    return await carryOut(given)
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`)
      return USAGE_EXIT
    }
    if (error instanceof DomainError) {
      process.stderr.write(`${error.message}\n`)
      return REFUSED_EXIT
    }
    if (error instanceof z.ZodError) {
      process.stderr.write(
        `${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')}\n`,
      )
      return USAGE_EXIT
    }
    throw error
  }
}
