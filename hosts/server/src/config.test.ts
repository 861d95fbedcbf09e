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
    const expected = { port: 4000, host: '127.0.0.1', dataDirectory: resolve('data') }
    expect(readConfig({})).toEqual(expected)
    expect(readConfig({ PORT: '', HOST: '', LONGTABLE_DATA: '' })).toEqual(expected)
  })

  it('takes what is given', () => {
    expect(readConfig({ PORT: '0', HOST: '::1', LONGTABLE_DATA: '/tmp/x' })).toEqual({
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

  it('says all that is wrong at once', () => {
    expect(problemsOf({ PORT: 'x', HOST: '?', LONGTABLE_DATA: thisFile })).toEqual([
      expect.stringMatching(/^PORT/),
      expect.stringMatching(/^HOST/),
      expect.stringMatching(/^LONGTABLE_DATA must be a directory, not a file/),
    ])
  })
})
