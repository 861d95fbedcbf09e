import { isIP } from 'node:net'
import { relative } from 'node:path'
import { type Environment, readVariables } from './environment/read-variables.ts'
import { type EnvironmentValues, variables } from './environment/variables.ts'
import type { ScanOptions } from '@longtable/documents'
import { isLoopback } from './network/address.ts'

export interface BucketConfig {
  readonly kind: 's3'
  readonly bucket: string
  readonly region: string
  /** Absent: S3 itself. */
  readonly endpoint?: string
}

/** Where files are kept: in the data directory, or in a bucket. */
export type FilesConfig = { readonly kind: 'disk' } | BucketConfig

/** Where backups are kept. */
export type BackupPlace =
  | { readonly kind: 'directory'; readonly directory: string }
  | Extract<FilesConfig, { kind: 's3' }>

export interface BackupConfig {
  readonly place: BackupPlace
  /** Absent: only when asked for. */
  readonly everyHours?: number
  readonly keep: { readonly count: number; readonly days: number }
}

/** How people pay; without a key they do not, and in development they play. */
export interface StripeConfig {
  readonly secretKey?: string | undefined
  readonly webhookSecret?: string | undefined
  /** What is bought by each price. */
  readonly tiers: ReadonlyMap<string, string>
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  readonly store: 'lmdb' | 'dynamodb'
  /** The operator has said that a store which is missing beside keys may begin anew. */
  readonly newStore?: boolean
  /** In development a store that begins anew gets people with a past to look at. */
  readonly world?: boolean
  readonly dynamodb: {
    readonly endpoint?: string
    readonly region: string
    /** Physical names by the documents' names. */
    readonly tableNames: Readonly<Record<string, string>>
  }
  readonly files: FilesConfig
  /** Absent: nobody has said where backups go. */
  readonly backups?: BackupConfig
  /** Of HoldThatThought alone; absent: with all others. */
  readonly archive?: BucketConfig
  readonly stripe: StripeConfig
  /** How what was scanned is read. */
  readonly scans: ScanOptions
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
  /** Absent: the audit logs are kept for ever. */
  readonly auditDays?: number
  /** Addresses and ranges of proxies in front, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** Absent: no pages are served. */
  readonly webDirectory?: string
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

/** With an endpoint of one's own, the region is but a word that the protocol asks for. */
const regionOf = (region: string | undefined, endpoint: string | undefined) =>
  region ?? (endpoint === undefined ? '' : 'us-east-1')

const TABLES = [
  'GG_CORE_TABLE',
  'COLLABHUB_TABLE',
  'TABLE_NAME',
  'LONGTABLE_ACCOUNTS_TABLE',
  'LONGTABLE_SYSTEM_TABLE',
] as const

function dynamodbConfig(values: EnvironmentValues): Config['dynamodb'] {
  const endpoint = values.DYNAMODB_ENDPOINT
  return {
    region: regionOf(values.AWS_REGION, endpoint),
    tableNames: Object.fromEntries(TABLES.map((name) => [variables[name].default, values[name]])),
    ...(endpoint !== undefined && { endpoint }),
  }
}

function bucketConfig(values: EnvironmentValues, bucket: string): BucketConfig {
  const endpoint = values.S3_ENDPOINT
  return {
    kind: 's3',
    bucket,
    region: regionOf(values.AWS_REGION, endpoint),
    ...(endpoint !== undefined && { endpoint }),
  }
}

const filesConfig = (values: EnvironmentValues): FilesConfig =>
  values.LONGTABLE_FILES === 'disk'
    ? { kind: 'disk' }
    : bucketConfig(values, values.FILES_BUCKET ?? '')

function backupConfig(values: EnvironmentValues): BackupConfig | undefined {
  const {
    LONGTABLE_BACKUPS: given,
    LONGTABLE_BACKUP_HOURS: everyHours,
    S3_ENDPOINT: endpoint,
  } = values
  if (!given) return undefined
  const region = regionOf(values.AWS_REGION, endpoint)
  return {
    place:
      given.kind === 's3'
        ? { ...given, region, ...(endpoint !== undefined && { endpoint }) }
        : given,
    ...(everyHours !== undefined && { everyHours }),
    keep: { count: values.LONGTABLE_BACKUP_KEEP, days: values.LONGTABLE_BACKUP_DAYS },
  }
}

const stripeConfig = (values: EnvironmentValues): StripeConfig => ({
  secretKey: values.STRIPE_SECRET_KEY,
  webhookSecret: values.STRIPE_WEBHOOK_SECRET,
  tiers: values.STRIPE_PRICES ?? new Map(),
})

/** An outside service reads nothing unless it is named. */
function scansConfig(values: EnvironmentValues): ScanOptions {
  const { LONGTABLE_TRANSCRIPTION_URL: url, LONGTABLE_TRANSCRIPTION_KEY: key } = values
  const model = values.LONGTABLE_TRANSCRIPTION_MODEL ?? ''
  return {
    usualLanguages: values.LONGTABLE_OCR_LANGUAGES,
    dataFolder: values.LONGTABLE_OCR_DATA,
    ...(url !== undefined && { service: { url, key, model } }),
  }
}

/** What holds between variables, where each of them is right by itself. */
function unfit(
  environment: Environment,
  values: EnvironmentValues,
  { dynamodb, files, archive, backups }: Config,
): string[] {
  const liesInData =
    backups?.place.kind === 'directory' &&
    !relative(values.LONGTABLE_DATA, backups.place.directory).startsWith('..')
  const backupBucket = backups?.place.kind === 's3' ? backups.place.bucket : undefined
  const rules: Readonly<Record<string, boolean>> = {
    'AWS_REGION must be set when LONGTABLE_STORE is dynamodb and DYNAMODB_ENDPOINT is not':
      values.LONGTABLE_STORE === 'dynamodb' && dynamodb.region === '',
    'FILES_BUCKET must be set when LONGTABLE_FILES is s3':
      files.kind === 's3' && !environment['FILES_BUCKET'],
    'AWS_REGION must be set when LONGTABLE_FILES is s3 and S3_ENDPOINT is not':
      files.kind === 's3' && files.region === '',
    'AWS_REGION must be set when LONGTABLE_BACKUPS is a bucket and S3_ENDPOINT is not':
      backups?.place.kind === 's3' && backups.place.region === '',
    'LONGTABLE_BACKUPS must not lie in LONGTABLE_DATA: what takes the one would take the other':
      liesInData === true,
    'LONGTABLE_BACKUPS must be another bucket than FILES_BUCKET and ARCHIVE_BUCKET: backups would be backed up':
      [files, archive].some((one) => one?.kind === 's3' && one.bucket === backupBucket),
    'LONGTABLE_BACKUPS must be set when LONGTABLE_BACKUP_HOURS is':
      values.LONGTABLE_BACKUP_HOURS !== undefined && !backups,
    'LONGTABLE_BACKUP_HOURS must not be set when LONGTABLE_STORE is dynamodb: its backups are made there':
      values.LONGTABLE_BACKUP_HOURS !== undefined && values.LONGTABLE_STORE === 'dynamodb',
    'AWS_REGION must be set when ARCHIVE_BUCKET is and S3_ENDPOINT is not': archive?.region === '',
    'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is':
      values.STRIPE_SECRET_KEY !== undefined && values.STRIPE_WEBHOOK_SECRET === undefined,
    'STRIPE_PRICES must be set when STRIPE_SECRET_KEY is':
      values.STRIPE_SECRET_KEY !== undefined && values.STRIPE_PRICES === undefined,
    'LONGTABLE_TRANSCRIPTION_MODEL must be set when LONGTABLE_TRANSCRIPTION_URL is':
      values.LONGTABLE_TRANSCRIPTION_URL !== undefined &&
      values.LONGTABLE_TRANSCRIPTION_MODEL === undefined,
    'PORT must not be 0 with more than one worker':
      values.PORT === 0 && values.LONGTABLE_WORKERS > 1,
  }
  return Object.keys(rules).filter((rule) => rules[rule])
}

/** The only reader of environment variables. */
export function readConfig(environment: Environment): Config {
  const { values, problems } = readVariables(environment)
  const {
    PORT: port,
    HOST: host,
    SMTP_URL: smtpUrl,
    LONGTABLE_AUDIT_DAYS: auditDays,
    LONGTABLE_METRICS_TOKEN: metricsToken,
    LONGTABLE_WEB: webDirectory,
    ARCHIVE_BUCKET: archiveBucket,
  } = values
  const publicUrl = (
    values.LONGTABLE_URL ?? `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`
  ).replace(/\/$/, '')
  const mode =
    values.LONGTABLE_MODE ??
    (isLoopback(host) && isLoopback(new URL(publicUrl).hostname) ? 'development' : 'production')
  const backups = backupConfig(values)
  const config: Config = {
    port,
    host,
    dataDirectory: values.LONGTABLE_DATA,
    store: values.LONGTABLE_STORE,
    dynamodb: dynamodbConfig(values),
    files: filesConfig(values),
    ...(backups && { backups }),
    stripe: stripeConfig(values),
    workers: values.LONGTABLE_WORKERS,
    isDevelopment: mode === 'development',
    publicUrl,
    mailFrom: values.MAIL_FROM,
    logLevel: values.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    disabledModules: new Set(values.LONGTABLE_DISABLED),
    storedMegabytes: values.LONGTABLE_STORED_MB,
    answerMb: values.LONGTABLE_ANSWER_MB,
    operationsPerCaller: values.LONGTABLE_OPERATIONS_PER_CALLER,
    scans: scansConfig(values),
    feedMemory: values.LONGTABLE_FEED_MEMORY,
    trustedProxies: values.LONGTABLE_TRUSTED_PROXIES ?? [],
    ...(archiveBucket !== undefined && { archive: bucketConfig(values, archiveBucket) }),
    ...(auditDays !== undefined && { auditDays }),
    ...(smtpUrl !== undefined && { smtpUrl }),
    ...(metricsToken !== undefined && { metricsToken }),
    ...(webDirectory !== undefined && { webDirectory }),
  }
  const wrong = [...problems, ...unfit(environment, values, config)]
  if (wrong.length > 0) throw new ConfigError(wrong)
  return config
}
