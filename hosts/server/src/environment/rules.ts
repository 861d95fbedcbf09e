import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { isAddressRange } from '../network/address.ts'

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9-]{1,63})*$/i
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** What a variable has to be; `must` ends the sentence "PORT must be …". */
const text = (must: string, fits: (given: string) => boolean) =>
  z.string().refine(fits, { error: must })

const listed = (given: string) => given.split(',').map((one) => one.trim())

function isUrl(given: string, protocols: readonly string[]): boolean {
  try {
    return protocols.includes(new URL(given).protocol)
  } catch {
    return false
  }
}

/** Whether a file stands where the directory is to be made, or above it. */
function isBlockedByFile(path: string): boolean {
  const parent = dirname(path)
  if (parent !== path && isBlockedByFile(parent)) return true
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false
}

export const anyText = z.string()

export const whole = ([least, most]: readonly [number, number]) =>
  text(
    `a whole number from ${least} to ${most}`,
    (given) => /^\d{1,6}$/.test(given) && Number(given) >= least && Number(given) <= most,
  ).transform(Number)

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `one of ${words.join(', ')}` })

export const webAddress = text('an http or https address', (given) =>
  isUrl(given, ['http:', 'https:']),
)

export const mailServer = text('smtp://user:password@host:port', (given) =>
  isUrl(given, ['smtp:', 'smtps:']),
)

export const host = text(
  'an IP address or a host name',
  (given) => isIP(given) !== 0 || HOST_NAME.test(given),
)

export const directory = text(
  'a directory, not a file',
  (given) => !given.includes('\0') && !isBlockedByFile(resolve(given)),
).transform((given) => resolve(given))

export const tableName = text('a table name of 3 to 255 letters, digits, _, - or .', (given) =>
  /^[\w.-]{3,255}$/.test(given),
)

export const bucketName = text(
  'a bucket name of 3 to 63 small letters, digits, - or .',
  (given) => BUCKET_NAME.test(given) && !given.includes('..'),
)

/** A directory, or a bucket: `s3://bucket`. */
export const backupPlace = z.string().transform((given, context) => {
  const bucket = /^s3:\/\/(.*)$/.exec(given)?.[1]
  if (bucket !== undefined && bucketName.safeParse(bucket).success)
    return { kind: 's3' as const, bucket }
  const parsed = bucket === undefined ? directory.safeParse(given) : undefined
  if (parsed?.success) return { kind: 'directory' as const, directory: parsed.data }
  context.addIssue({ code: 'custom', message: 'a directory, or s3:// and the name of a bucket' })
  return z.NEVER
})

export const moduleNames = text('names of modules, separated by commas', (given) =>
  /^[a-z][a-z-]*(,[a-z][a-z-]*)*$/.test(given),
).transform(listed)

const PRICE = /^(PRO|ENTERPRISE)=(price_\w{1,100})$/

/** From a price to its tier: several may mean the same. */
export const priceMap = text(
  'tiers and their prices, separated by commas: PRO=price_1,ENTERPRISE=price_2',
  (given) => listed(given).every((one) => PRICE.test(one)),
).transform(
  (given) =>
    new Map(
      listed(given).map((one): [string, string] => {
        const [tier = '', price = ''] = one.split('=')
        return [price, tier]
      }),
    ),
)

export const stripeKey = text('a key of Stripe, sk_… or rk_…', (given) =>
  /^[sr]k_\w{8,}$/.test(given),
)
export const languageNames = text('names such as eng,deu, separated by commas', (given) =>
  /^[a-z]{3}(_[a-z]+)?(,[a-z]{3}(_[a-z]+)?)*$/.test(given),
).transform(listed)

export const addressRanges = text(
  'addresses or ranges (10.0.0.7, 10.1.0.0/16, fd00::/8; not /0), separated by commas',
  (given) => listed(given).every(isAddressRange),
).transform(listed)

export const longSecret = (charactersMin: number) =>
  text(`at least ${charactersMin} characters`, (given) => given.length >= charactersMin)
