import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const thisFile = fileURLToPath(import.meta.url)

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('needs nothing: loopback, port 4000, ./data', () => {
    const expected = {
      port: 4000,
      host: '127.0.0.1',
      dataDirectory: resolve('data'),
      store: 'lmdb',
      workers: 1,
      isDevelopment: true,
      publicUrl: 'http://127.0.0.1:4000',
    }
    expect(readConfig({})).toMatchObject(expected)
    expect(readConfig({ PORT: '', HOST: '', LONGTABLE_DATA: '' })).toMatchObject(expected)
  })

  it('takes what is given', () => {
    expect(readConfig({ PORT: '0', HOST: '::1', LONGTABLE_DATA: '/tmp/x' })).toMatchObject({
      port: 0,
      host: '::1',
      dataDirectory: resolve('/tmp/x'),
    })
  })

  it.each(['65536', '-1', '4000.5', '4e3', 'http', '0x10'])('refuses PORT %s', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([expect.stringMatching(/^PORT must be a whole number/)])
  })

  it.each(['a b', 'http://localhost', '-x', 'localhost:80'])('refuses HOST %s', (HOST) => {
    expect(problemsOf({ HOST })).toEqual([expect.stringMatching(/^HOST must be/)])
  })

  it('refuses data in or below a file', () => {
    for (const data of [thisFile, `${thisFile}/below/it`])
      expect(problemsOf({ LONGTABLE_DATA: data })).toEqual([
        `LONGTABLE_DATA must be a directory, not a file: "${data}"`,
      ])
  })

  it('refuses a bucket for backups in which they would be backed up', () => {
    const files = { LONGTABLE_FILES: 's3', FILES_BUCKET: 'files', ARCHIVE_BUCKET: 'archive' }
    const region = { AWS_REGION: 'eu-north-1' }
    for (const bucket of ['files', 'archive'])
      expect(problemsOf({ ...files, ...region, LONGTABLE_BACKUPS: `s3://${bucket}` })).toEqual([
        expect.stringMatching(/^LONGTABLE_BACKUPS must be another bucket than FILES_BUCKET/),
      ])
    expect(problemsOf({ ...files, ...region, LONGTABLE_BACKUPS: 's3://backups' })).toEqual([])
    // Not in use: files are in the data directory.
    const unused = { FILES_BUCKET: 'files', LONGTABLE_BACKUPS: 's3://files' }
    expect(problemsOf({ ...unused, ...region })).toEqual([])
  })

  it('says all that is wrong at once', () => {
    expect(problemsOf({ PORT: 'x', HOST: '?', LONGTABLE_DATA: thisFile })).toEqual([
      expect.stringMatching(/^PORT/),
      expect.stringMatching(/^HOST/),
      expect.stringMatching(/^LONGTABLE_DATA must be a directory, not a file/),
    ])
  })

  it('takes DynamoDB, its endpoint and other names for its tables', () => {
    const config = readConfig({
      LONGTABLE_STORE: 'dynamodb',
      DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000',
      GG_CORE_TABLE: 'prod-gg',
      TABLE_NAME: 'prod-letters',
    })
    expect(config).toMatchObject({
      store: 'dynamodb',
      dynamodb: { endpoint: 'http://127.0.0.1:8000' },
    })
    expect(config.dynamodb.tableNames).toMatchObject({
      gg_core: 'prod-gg',
      'collabhub-main': 'collabhub-main',
      HoldThatThought: 'prod-letters',
    })
    expect(problemsOf({ LONGTABLE_STORE: 'dynamodb' })).toEqual([
      expect.stringMatching(/^AWS_REGION/),
    ])
  })

  it('takes a bucket of its own for the archive of a family', () => {
    const archive = { ARCHIVE_BUCKET: 'family-archive' }
    expect(readConfig({ ...archive, AWS_REGION: 'eu-north-1' })).toMatchObject({
      files: { kind: 'disk' },
      archive: { kind: 's3', bucket: 'family-archive', region: 'eu-north-1' },
    })
    expect(readConfig({}).archive).toBeUndefined()
    expect(problemsOf(archive)).toEqual([
      expect.stringMatching(/^AWS_REGION must be set when ARCHIVE_BUCKET/),
    ])
  })

  it('takes a bucket for files, and wants to know which and where', () => {
    expect(readConfig({ AWS_REGION: 'eu-north-1' }).files).toEqual({ kind: 'disk' })
    const bucket = { LONGTABLE_FILES: 's3', FILES_BUCKET: 'longtable-files' }
    expect(readConfig({ ...bucket, AWS_REGION: 'eu-north-1' }).files).toEqual({
      kind: 's3',
      bucket: 'longtable-files',
      region: 'eu-north-1',
    })
    const elsewhere = readConfig({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' })
    expect(elsewhere.files).toMatchObject({ endpoint: 'http://127.0.0.1:9000' })
    expect(problemsOf({ LONGTABLE_FILES: 's3' })).toEqual([
      expect.stringMatching(/^FILES_BUCKET must be set/),
      expect.stringMatching(/^AWS_REGION must be set when LONGTABLE_FILES/),
    ])
  })

  it('is production as soon as others can reach it, unless told otherwise', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).isDevelopment).toBe(false)
    expect(readConfig({ HOST: '0.0.0.0', LONGTABLE_MODE: 'development' }).isDevelopment).toBe(true)
    expect(readConfig({ LONGTABLE_MODE: 'production' }).isDevelopment).toBe(false)
    for (const LONGTABLE_URL of [
      'https://family.example',
      'http://127.evil.example',
      'http://192.168.1.5:4000',
      'http://localhost.evil.example',
    ])
      expect(readConfig({ LONGTABLE_URL }).isDevelopment, LONGTABLE_URL).toBe(false)
    for (const LONGTABLE_URL of ['http://localhost:9', 'http://[::1]:9/', 'https://127.0.0.1'])
      expect(readConfig({ LONGTABLE_URL }).isDevelopment, LONGTABLE_URL).toBe(true)
    expect(readConfig({ HOST: '127.evil.example' }).isDevelopment).toBe(false)
  })

  it('takes addresses and ranges of proxies', () => {
    const given = (text: string) => readConfig({ LONGTABLE_TRUSTED_PROXIES: text }).trustedProxies
    expect(given('')).toEqual([])
    expect(given('10.0.0.7, 10.1.0.0/16,fd00::/8')).toEqual(['10.0.0.7', '10.1.0.0/16', 'fd00::/8'])
  })

  it('does not repeat a secret that is wrong', () => {
    const problems = problemsOf({
      SMTP_URL: 'mail.example.com:hunter2',
      LONGTABLE_METRICS_TOKEN: 'short',
    })
    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toMatch(/hunter2|"short"/)
  })

  it.each([
    ['LONGTABLE_STORE', 'mysql'],
    ['LONGTABLE_WORKERS', '0'],
    ['LONGTABLE_MODE', 'dev'],
    ['LONGTABLE_URL', 'ftp://example.com'],
    ['DYNAMODB_ENDPOINT', 'localhost:8000'],
    ['GG_CORE_TABLE', 'a b'],
    ['LONGTABLE_FILES', 'ftp'],
    ['FILES_BUCKET', 'Big_Bucket'],
    ['S3_ENDPOINT', 'localhost:9000'],
    ['LOG_LEVEL', 'loud'],
    ['LONGTABLE_TRUSTED_PROXIES', 'proxy.example'],
    ['LONGTABLE_TRUSTED_PROXIES', '10.0.0.1,,10.0.0.2'],
    ['LONGTABLE_TRUSTED_PROXIES', '0.0.0.0/0'],
  ])('refuses %s %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be`)),
    ])
  })
})
