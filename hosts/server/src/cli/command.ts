import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Config } from '../config.ts'

type Options = NonNullable<ParseArgsConfig['options']>

export interface CommandRun {
  readonly config: Config
  /** What stands after the command's own words. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  /** For people, on standard error, so that `--json` stays clean. */
  readonly progress: (line: string) => void
  /** The result: data for `--json`, lines for people. */
  readonly answer: (data: unknown, lines: readonly string[]) => void
}

/** One command of the program; its exit code is 0 unless it throws or says otherwise. */
export interface Command {
  /** `deadletters list`. */
  readonly words: string
  readonly operands?: string
  readonly summary: string
  readonly details?: string
  readonly examples: readonly string[]
  readonly options?: Options
  readonly run: (run: CommandRun) => Promise<number | void>
}

/** The call itself is wrong; exit code 2. */
export class UsageError extends Error {}

const COMMON: Options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } }

export function parseCall(command: Command, given: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { ...COMMON, ...command.options },
      allowPositionals: true,
    })
    return { options: values as CommandRun['options'], operands: positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function helpOf(command: Command): string {
  const names = Object.keys({ ...command.options, ...COMMON }).map((name) => `--${name}`)
  return [
    `Usage: npx longtable ${command.words}${command.operands ? ` ${command.operands}` : ''} [${names.join('] [')}]`,
    '',
    command.summary,
    ...(command.details ? ['', command.details] : []),
    '',
    'Examples',
    ...command.examples.map((example) => `  ${example}`),
  ].join('\n')
}
