import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { isAddressRange, isLoopback } from './network/address.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Where files are kept: in the data directory, or in a bucket. */
export type FilesConfig =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      /** Absent: S3 itself. */
      readonly endpoint?: string
    }

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  readonly store: 'lmdb' | 'dynamodb'
  /** The operator has said that a store which is missing beside keys may begin anew. */
  readonly newStore?: boolean
  readonly dynamodb: {
    readonly endpoint?: string
    readonly region: string
    /** Physical names by the documents' names. */
    readonly tableNames: Readonly<Record<string, string>>
  }
  readonly files: FilesConfig
  readonly workers: number
  /** Development serves GraphiQL, the explorer, the outbox and demo people; production none of them. */
  readonly isDevelopment: boolean
  /** What links in mails and the tokens' issuer begin with. */
  readonly publicUrl: string
  /** Absent: mails are kept in the data directory. */
  readonly smtpUrl?: string
  readonly mailFrom: string
  readonly logLevel: string
  /** Modules that are switched off for now: `quests,follows`. */
  readonly disabledModules: ReadonlySet<string>
  /** How large one answer may become. */
  readonly answerMb: number
  /** How many operations of one person, or one address, run at a time. */
  readonly operationsPerCaller: number
  /** How many activities, and how many followed people, each worker keeps in memory for feeds. */
  readonly feedMemory: number
  /** How many megabytes of files each account may have stored. */
  readonly storedMegabytes: number
  /** Addresses and ranges of proxies in front, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** Absent: metrics are for this machine only. */
  readonly metricsToken?: string
}

/** Everything that is wrong at once, so that it can be put right at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong.\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const PORT_MAX = 65_535
const WORKERS_MAX = 64
const FEED_MEMORY = 500_000
const STORED_MEGABYTES = 500
const FEED_MEMORY_MAX = 999_999
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9-]{1,63})*$/i
const TABLE_NAME = /^[\w.-]{3,255}$/
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent']
const METRICS_TOKEN_MIN = 16
const MAIL_FROM = 'Longtable <longtable@localhost>'

/** Environment variables that rename a table on DynamoDB. */
const TABLE_VARIABLES: Readonly<Record<string, string>> = {
  GG_CORE_TABLE: 'gg_core',
  COLLABHUB_TABLE: 'collabhub-main',
  TABLE_NAME: 'HoldThatThought',
  LONGTABLE_ACCOUNTS_TABLE: 'longtable_accounts',
  LONGTABLE_SYSTEM_TABLE: 'longtable_system',
}

/** Whether a file stands where the directory is to be made, or above it. */
function isBlockedByFile(path: string): boolean {
  const parent = dirname(path)
  if (parent !== path && isBlockedByFile(parent)) return true
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false
}

function isUrl(text: string, ...protocols: string[]): boolean {
  try {
    return protocols.includes(new URL(text).protocol)
  } catch {
    return false
  }
}

/** Reads one variable at a time and remembers what is wrong with them. */
class Variables {
  readonly problems: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** An empty variable is the same as none: shells and process managers make no difference. */
  text(name: string): string | undefined {
    return this.#environment[name] || undefined
  }

  /** The value if it fits, else the fallback and a problem. A secret is not repeated in it. */
  fit(
    name: string,
    fallback: string,
    rule: { fits: (text: string) => boolean; must: string; secret?: boolean },
  ): string {
    const value = this.text(name)
    if (value === undefined || rule.fits(value)) return value ?? fallback
    this.problems.push(`${name} must be ${rule.must}${rule.secret ? '' : `: "${value}"`}`)
    return fallback
  }

  whole(name: string, fallback: number, [least, most]: readonly [number, number]): number {
    const fits = (text: string) =>
      /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most
    return Number(
      this.fit(name, String(fallback), { fits, must: `a whole number from ${least} to ${most}` }),
    )
  }

  one(name: string, of: readonly string[], fallback: string): string {
    return this.fit(name, fallback, {
      fits: (text) => of.includes(text),
      must: `one of ${of.join(', ')}`,
    })
  }
}

function tableNames(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TABLE_VARIABLES).map(([variable, name]) => [
      name,
      variables.fit(variable, name, {
        fits: (text) => TABLE_NAME.test(text),
        must: 'a table name of 3 to 255 letters, digits, _, - or .',
      }),
    ]),
  )
}

function dynamodbConfig(variables: Variables, store: string): Config['dynamodb'] {
  const endpoint = variables.fit('DYNAMODB_ENDPOINT', '', {
    fits: (text) => isUrl(text, 'http:', 'https:'),
    must: 'an http or https address',
  })
  const region = variables.text('AWS_REGION') ?? (endpoint ? 'us-east-1' : '')
  if (store === 'dynamodb' && region === '')
    variables.problems.push(
      'AWS_REGION must be set when LONGTABLE_STORE is dynamodb and DYNAMODB_ENDPOINT is not',
    )
  return { region, tableNames: tableNames(variables), ...(endpoint && { endpoint }) }
}

function filesConfig(variables: Variables): FilesConfig {
  const kind = variables.one('LONGTABLE_FILES', ['disk', 's3'], 'disk')
  const bucket = variables.fit('FILES_BUCKET', '', {
    fits: (text) => BUCKET_NAME.test(text) && !text.includes('..'),
    must: 'a bucket name of 3 to 63 small letters, digits, - or .',
  })
  const endpoint = variables.fit('S3_ENDPOINT', '', {
    fits: (text) => isUrl(text, 'http:', 'https:'),
    must: 'an http or https address',
  })
  if (kind === 'disk') return { kind }
  const region = variables.text('AWS_REGION') ?? (endpoint ? 'us-east-1' : '')
  if (variables.text('FILES_BUCKET') === undefined)
    variables.problems.push('FILES_BUCKET must be set when LONGTABLE_FILES is s3')
  if (region === '')
    variables.problems.push(
      'AWS_REGION must be set when LONGTABLE_FILES is s3 and S3_ENDPOINT is not',
    )
  return { kind: 's3', bucket, region, ...(endpoint && { endpoint }) }
}

function dataDirectory(variables: Variables): string {
  return resolve(
    variables.fit('LONGTABLE_DATA', './data', {
      fits: (text) => !text.includes('\0') && !isBlockedByFile(resolve(text)),
      must: 'a directory, not a file',
    }),
  )
}

function trustedProxies(variables: Variables): readonly string[] {
  const listed = (text: string) => text.split(',').map((one) => one.trim())
  const text = variables.fit('LONGTABLE_TRUSTED_PROXIES', '', {
    fits: (given) => listed(given).every(isAddressRange),
    must: 'addresses or ranges (10.0.0.7, 10.1.0.0/16, fd00::/8; not /0), separated by commas',
  })
  return text === '' ? [] : listed(text)
}

/** The only reader of environment variables. */
export function readConfig(environment: Environment): Config {
  const variables = new Variables(environment)
  const port = variables.whole('PORT', 4000, [0, PORT_MAX])
  const host = variables.fit('HOST', '127.0.0.1', {
    fits: (text) => isIP(text) !== 0 || HOST_NAME.test(text),
    must: 'an IP address or a host name',
  })
  const publicUrl = variables
    .fit('LONGTABLE_URL', `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`, {
      fits: (text) => isUrl(text, 'http:', 'https:'),
      must: 'an http or https address',
    })
    .replace(/\/$/, '')
  const store = variables.one('LONGTABLE_STORE', ['lmdb', 'dynamodb'], 'lmdb') as Config['store']
  const mode = variables.one(
    'LONGTABLE_MODE',
    ['development', 'production'],
    isLoopback(host) && isLoopback(new URL(publicUrl).hostname) ? 'development' : 'production',
  )
  const smtp = {
    fits: (text: string) => isUrl(text, 'smtp:', 'smtps:'),
    must: 'smtp://user:password@host:port',
    secret: true,
  }
  const metrics = {
    fits: (text: string) => text.length >= METRICS_TOKEN_MIN,
    must: `at least ${METRICS_TOKEN_MIN} characters`,
    secret: true,
  }
  const disabled = variables.fit('LONGTABLE_DISABLED', '', {
    fits: (text) => /^[a-z][a-z-]*(,[a-z][a-z-]*)*$/.test(text),
    must: 'names of modules, separated by commas',
  })
  const smtpUrl = variables.fit('SMTP_URL', '', smtp)
  const metricsToken = variables.fit('LONGTABLE_METRICS_TOKEN', '', metrics)
  const config: Config = {
    port,
    host,
    dataDirectory: dataDirectory(variables),
    store,
    dynamodb: dynamodbConfig(variables, store),
    files: filesConfig(variables),
    workers: variables.whole('LONGTABLE_WORKERS', 1, [1, WORKERS_MAX]),
    isDevelopment: mode === 'development',
    publicUrl,
    mailFrom: variables.text('MAIL_FROM') ?? MAIL_FROM,
    logLevel: variables.one('LOG_LEVEL', LOG_LEVELS, mode === 'production' ? 'info' : 'warn'),
    disabledModules: new Set(disabled.split(',').filter(Boolean)),
    storedMegabytes: variables.whole('LONGTABLE_STORED_MB', STORED_MEGABYTES, [10, 999_999]),
    answerMb: variables.whole('LONGTABLE_ANSWER_MB', 4, [1, 64]),
    operationsPerCaller: variables.whole('LONGTABLE_OPERATIONS_PER_CALLER', 30, [1, 10_000]),
    feedMemory: variables.whole('LONGTABLE_FEED_MEMORY', FEED_MEMORY, [1000, FEED_MEMORY_MAX]),
    trustedProxies: trustedProxies(variables),
    ...(smtpUrl && { smtpUrl }),
    ...(metricsToken && { metricsToken }),
  }
  if (config.workers > 1 && port === 0)
    variables.problems.push('PORT must not be 0 with more than one worker')
  if (variables.problems.length > 0) throw new ConfigError(variables.problems)
  return config
}
