import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Everything that is wrong at once, so that it can be put right at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong.\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const PORT_MAX = 65_535
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9-]{1,63})*$/i

/** An empty variable is the same as none: shells and process managers make no difference. */
const given = (environment: Environment, name: string, fallback: string): string =>
  environment[name] || fallback

/** Whether a file stands where the directory is to be made, or above it. */
function isBlockedByFile(path: string): boolean {
  const parent = dirname(path)
  if (parent !== path && isBlockedByFile(parent)) return true
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false
}

/** The only reader of environment variables. */
export function readConfig(environment: Environment): Config {
  const port = given(environment, 'PORT', '4000')
  const host = given(environment, 'HOST', '127.0.0.1')
  const data = given(environment, 'LONGTABLE_DATA', './data')
  const problems: string[] = []
  if (!/^\d{1,5}$/.test(port) || Number(port) > PORT_MAX)
    problems.push(
      `PORT must be a whole number from 0 to ${PORT_MAX} (0 takes a free one): "${port}"`,
    )
  if (isIP(host) === 0 && !HOST_NAME.test(host))
    problems.push(`HOST must be an IP address or a host name: "${host}"`)
  if (data.includes('\0')) problems.push('LONGTABLE_DATA must not hold a NUL character')
  else if (isBlockedByFile(resolve(data)))
    problems.push(`LONGTABLE_DATA must be a directory, not a file: "${data}"`)
  if (problems.length > 0) throw new ConfigError(problems)
  return { port: Number(port), host, dataDirectory: resolve(data) }
}
