import cluster from 'node:cluster'
import { DomainError } from '@longtable/core'
import * as z from 'zod'
import { readConfig } from '../config.ts'
import { environmentHelp } from '../environment/describe.ts'
import { OtherObjectError } from '../files/bring-file.ts'
import { createLogger } from '../logger.ts'
import { mention, say } from '../output.ts'
import { keepPrivate } from '../private-data.ts'
import { serve } from '../serve.ts'
import { superviseWorkers } from '../workers.ts'
import { type Command, helpOf, parseCall, UsageError } from './command.ts'
import { commands } from './commands.ts'

const USAGE_EXIT = 2
const REFUSED_EXIT = 1
const WRONG_DATA_EXIT = 3

const serveCommand: Command = {
  words: 'serve',
  summary: 'Serves the systems on this machine; `npm start` does the same.',
  details: `Environment (in brackets: what holds without it)
${environmentHelp()}

--new-store begins anew where keys or audit heads are, but no store beside them.

In development the first start on an empty store makes a world to look at, beside the first answers:
three months of goals, groups and talks, a startup that hires, a family and its letters. Open the
address that is printed and come in as one of them. --empty leaves it away: then they have just arrived.`,
  examples: [
    'npx longtable serve',
    'npm start -- --empty',
    'PORT=4100 LONGTABLE_WORKERS=2 npx longtable serve',
  ],
  options: { 'new-store': { type: 'boolean' }, empty: { type: 'boolean' } },
  async run({ config: read, options }) {
    const config = {
      ...read,
      newStore: options['new-store'] === true,
      world: options['empty'] !== true,
    }
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
  if (given[0]?.startsWith('--') ?? true) return { command: serveCommand, rest: given }
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
    if (error instanceof OtherObjectError) {
      process.stderr.write(`${error.message}\n`)
      return WRONG_DATA_EXIT
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
