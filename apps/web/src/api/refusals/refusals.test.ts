import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ApiError } from '../errors.ts'
import { refusalsDe } from './de.ts'
import { refusalsEn } from './en.ts'
import { sentence } from './sentence.ts'

const PACKAGES = fileURLToPath(new URL('../../../../../packages', import.meta.url))
/** Whose refusals the pages of today meet. */
const HEARD = ['accounts', 'api', 'core', 'goals-guild', 'hold-that-thought', 'system']

/** As they are written: `new DomainError(code, reason, …)`, `notFound(reason, …)`, a told error. */
const REASON =
  /(?:DomainError\(\s*'[A-Z_]+',\s*|notFound\(\s*|\binvalid\([^()]*,\s*|\breason: )'([a-z-]+\.[a-z-]+)'/g
/** Of uploads, by the end of their name. */
const UPLOAD = /\brefusal\(\s*'([a-z-]+)'/g

function reasonsOf(name: string): string[] {
  const folder = join(PACKAGES, name, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\btesting\b|\bracer/.test(file),
  )
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [
      ...[...text.matchAll(REASON)].map(([, reason = '']) => reason),
      ...[...text.matchAll(UPLOAD)].map(([, reason = '']) => `uploads.${reason}`),
    ]
  })
}

const refused = (code: string, reason: string, more: object = {}) =>
  new ApiError({
    message: 'nickname: must have at most 32 characters.',
    extensions: { code, reason, ...more },
  })

it('says why in a sentence, without names of fields and seconds', () => {
  const long = refused('INVALID', 'input.too_big', { field: 'nickname' })
  expect(sentence(refusalsEn, long)).toBe('Must have at most 32 characters.')
  expect(sentence(refusalsDe, long)).toBe('Das ist zu viel.')
  const taken = refused('CONFLICT', 'users.nickname-taken', { field: 'nickname' })
  expect(sentence(refusalsEn, taken)).toBe('This nickname is taken. Try another one.')
  const often = refused('RATE_LIMITED', 'limits.post', { retryAfter: 534 })
  expect(sentence(refusalsEn, often)).toBe('That was very often. Try again in 9 minutes.')
  expect(sentence(refusalsDe, often)).toContain('in 9 Minuten')
  expect(sentence(refusalsDe, refused('INTERNAL', 'x.y'))).toContain('schiefgegangen')
})

it('says everything that the server refuses in German, and nothing else', () => {
  const reasons = new Set(HEARD.flatMap(reasonsOf))
  expect(reasons.size).toBeGreaterThan(100)
  const said = Object.keys(refusalsDe.reasons)
  expect([...reasons].filter((reason) => !said.includes(reason)).toSorted()).toEqual([])
  expect(said.filter((reason) => !reasons.has(reason))).toEqual([])
  expect(Object.keys(refusalsEn.reasons).filter((reason) => !reasons.has(reason))).toEqual([])
})
