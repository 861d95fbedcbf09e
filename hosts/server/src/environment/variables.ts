import type * as z from 'zod'
import {
  addressRanges,
  anyText,
  backupPlace,
  bucketName,
  directory,
  host,
  languageNames,
  longSecret,
  mailServer,
  moduleNames,
  oneOf,
  priceMap,
  stripeKey,
  tableName,
  webAddress,
  whole,
} from './rules.ts'

export interface Variable {
  /** From what was typed to the value; its message ends the sentence "NAME must be …". */
  readonly schema: z.ZodType<unknown, string>
  /** One line, for `--help` and for the document. */
  readonly help: string
  /** As one would type it. */
  readonly default?: string
  /** Where there is no fixed default: what an absent variable means. */
  readonly unset?: string
  /** Never repeated, not even when it is wrong. */
  readonly secret?: true
}

/** Everything that the environment can say, in the order in which it is shown. */
export const variables = {
  PORT: { schema: whole([0, 65_535]), default: '4000', help: 'the port to listen on' },
  HOST: { schema: host, default: '127.0.0.1', help: 'the address to listen on' },
  LONGTABLE_URL: {
    schema: webAddress,
    unset: 'http://HOST:PORT',
    help: 'what people type to get here; links in mails begin with it',
  },
  LONGTABLE_MODE: {
    schema: oneOf(['development', 'production']),
    unset: 'by HOST and LONGTABLE_URL',
    help: 'development or production; whoever can be reached by others is production',
  },
  LONGTABLE_WEB: {
    schema: directory,
    unset: 'no pages; `npm start` builds and sets it',
    help: 'the directory with the built web apps',
  },
  LONGTABLE_DATA: { schema: directory, default: './data', help: 'the directory with all data' },
  LONGTABLE_WORKERS: {
    schema: whole([1, 64]),
    default: '1',
    help: 'how many processes answer requests',
  },
  LONGTABLE_TRUSTED_PROXIES: {
    schema: addressRanges,
    unset: 'none',
    help: 'proxies in front, whose X-Forwarded-For is believed: 127.0.0.1,10.1.0.0/16',
  },
  LONGTABLE_DISABLED: {
    schema: moduleNames,
    unset: 'none',
    help: 'modules that are switched off: chat,offers',
  },
  LONGTABLE_STORED_MB: {
    schema: whole([10, 999_999]),
    default: '500',
    help: 'megabytes of files that an account may store',
  },
  LONGTABLE_AUDIT_DAYS: {
    schema: whole([1, 99_999]),
    unset: 'for ever',
    help: 'how many days the entries of the audit logs are kept',
  },
  LONGTABLE_ANSWER_MB: {
    schema: whole([1, 64]),
    default: '4',
    help: 'largest answer of an operation, in megabytes',
  },
  LONGTABLE_OPERATIONS_PER_CALLER: {
    schema: whole([1, 10_000]),
    default: '30',
    help: 'operations that one person, or one address, has running at a time',
  },
  LONGTABLE_FEED_MEMORY: {
    schema: whole([1000, 999_999]),
    default: '500000',
    help: 'activities, and followed people, that each worker keeps in memory for feeds',
  },
  LONGTABLE_STORE: {
    schema: oneOf(['lmdb', 'dynamodb']),
    default: 'lmdb',
    help: 'lmdb (in LONGTABLE_DATA) or dynamodb',
  },
  LONGTABLE_FILES: {
    schema: oneOf(['disk', 's3']),
    default: 'disk',
    help: 'disk (in LONGTABLE_DATA) or s3',
  },
  AWS_REGION: {
    schema: anyText,
    unset: 'us-east-1 with another endpoint',
    help: 'the region of tables and bucket; needed with dynamodb and with s3',
  },
  DYNAMODB_ENDPOINT: { schema: webAddress, unset: "Amazon's", help: 'another engine of tables' },
  GG_CORE_TABLE: { schema: tableName, default: 'gg_core', help: "GoalsGuild's table" },
  COLLABHUB_TABLE: { schema: tableName, default: 'collabhub-main', help: "CollabHub's table" },
  TABLE_NAME: { schema: tableName, default: 'HoldThatThought', help: "HoldThatThought's table" },
  LONGTABLE_ACCOUNTS_TABLE: {
    schema: tableName,
    default: 'longtable_accounts',
    help: 'the table of accounts',
  },
  LONGTABLE_SYSTEM_TABLE: {
    schema: tableName,
    default: 'longtable_system',
    help: 'the table of jobs, leases and checkpoints',
  },
  FILES_BUCKET: { schema: bucketName, unset: 'none', help: 'the bucket; needed with s3' },
  ARCHIVE_BUCKET: {
    schema: bucketName,
    unset: 'with all others',
    help: "a bucket for HoldThatThought's files alone",
  },
  LONGTABLE_OCR_LANGUAGES: {
    schema: languageNames,
    default: 'eng,deu',
    help: 'languages in which scans are read, the likeliest first',
  },
  LONGTABLE_OCR_DATA: {
    schema: directory,
    unset: 'eng and deu alone',
    help: 'a directory with data of further languages: fra.traineddata',
  },
  LONGTABLE_TRANSCRIPTION_URL: {
    schema: webAddress,
    unset: 'nothing leaves this machine',
    help: 'an outside service for handwriting that speaks the chat API: https://llm.example/v1',
  },
  LONGTABLE_TRANSCRIPTION_KEY: {
    schema: longSecret(8),
    unset: 'none',
    help: "the service's key",
    secret: true,
  },
  LONGTABLE_TRANSCRIPTION_MODEL: { schema: anyText, unset: 'none', help: 'the model that reads' },
  S3_ENDPOINT: { schema: webAddress, unset: "Amazon's", help: 'another engine of objects' },
  LONGTABLE_BACKUPS: {
    schema: backupPlace,
    unset: 'none',
    help: 'where backups of the embedded store and the files go: a directory, or s3://bucket',
  },
  LONGTABLE_BACKUP_HOURS: {
    schema: whole([1, 9999]),
    unset: 'only when asked for',
    help: 'a backup is made every so many hours',
  },
  LONGTABLE_BACKUP_KEEP: {
    schema: whole([1, 9999]),
    default: '7',
    help: 'so many backups stay, however old they are',
  },
  LONGTABLE_BACKUP_DAYS: {
    schema: whole([1, 99_999]),
    default: '30',
    help: 'backups that are younger than so many days stay too',
  },
  SMTP_URL: {
    schema: mailServer,
    unset: 'mails are kept in LONGTABLE_DATA',
    help: 'the mail server: smtp://user:password@host:port',
    secret: true,
  },
  MAIL_FROM: {
    schema: anyText,
    default: 'Longtable <longtable@localhost>',
    help: 'the sender of mails',
  },
  STRIPE_SECRET_KEY: {
    schema: stripeKey,
    unset: 'nobody can pay; in development a page of ours plays Stripe',
    help: 'the key of the Stripe account that CollabHub is paid through',
    secret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: longSecret(16),
    unset: 'none',
    help: 'what Stripe signs its events with, for /collabhub/stripe/webhook; needed with the key',
    secret: true,
  },
  STRIPE_PRICES: {
    schema: priceMap,
    unset: 'none',
    help: 'what is sold by which price, the first of a tier to who buys it: PRO=price_1,ENTERPRISE=price_2; needed with the key',
  },
  LONGTABLE_METRICS_TOKEN: {
    schema: longSecret(16),
    unset: 'this machine only',
    help: 'the bearer token that reads /metrics from elsewhere',
    secret: true,
  },
  LOG_LEVEL: {
    schema: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
    unset: 'warn; info in production',
    help: 'debug, info, warn, error or silent',
  },
} as const satisfies Readonly<Record<string, Variable>>

type Table = typeof variables
export type VariableName = keyof Table

/** What was read: the default where there is one, else perhaps nothing. */
export type EnvironmentValues = {
  readonly [Name in VariableName]:
    | z.output<Table[Name]['schema']>
    | (Table[Name] extends { readonly default: string } ? never : undefined)
}
