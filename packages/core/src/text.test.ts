import { describe, expect, it } from 'vitest'
import { changedText, optionalText, text } from './text.ts'

const title = text({ max: 20 })
const body = text({ max: 20, isMultiline: true })

const problemOf = (schema: typeof title, given: string) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message)

/** Nothing of it is seen: zero widths, fillers, selectors, tags, marks, the empty braille cell. */
const INVISIBLE = [
  '\u200b',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad',
  '\u034f',
  '\u115f\u1160',
  '\u3164',
  '\uffa0',
  '\u180e',
  '\ufe0f',
  '\u{e0100}',
  '\u{e0067}\u{e007f}',
  '\u200e\u200f\u061c',
  '\u202e\u202c',
  '\u2066\u2069',
  '\u2800\u2800',
  '\ufff9\ufffb',
  '\u0000 \u0007',
  ' \u200b \u3164 ',
]

/** What people write, and what must come back as it is. */
const WRITTEN = [
  '👩‍👩‍👧‍👦 family',
  '❤️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🧑🏽‍🚀',
  'שלום עולם',
  'مرحبا بالعالم',
  'می‌خواهم',
  'क्‍ष',
  'C++\u200e שלום',
  'ประ\u200bเทศ',
  'Zoë ﷽',
  '\u0600\u0661',
]

describe('text', () => {
  it.each(INVISIBLE)(
    'of nothing that can be seen is refused where there must be some (%j)',
    (given) => {
      for (const schema of [title, body])
        expect(problemOf(schema, given)).toEqual(['must not be empty'])
    },
  )

  it.each(INVISIBLE)(
    'of nothing that can be seen is none where there may be none (%j)',
    (given) => {
      expect(optionalText({ max: 20 }).parse(given)).toBeUndefined()
      expect(changedText({ max: 20 }).parse(given)).toBeNull()
    },
  )

  it('says which rule it breaks', () => {
    expect(problemOf(title, '  ')).toEqual(['must not be empty'])
    expect(problemOf(title, 'x'.repeat(21))).toEqual(['must have at most 20 characters'])
    expect(problemOf(title, '\ud800')).toEqual(['must be well-formed Unicode'])
  })

  it.each(WRITTEN)('stays as it was written: %s', (given) => {
    expect(title.parse(given)).toBe(given.normalize('NFC'))
    expect(body.parse(given)).toBe(given.normalize('NFC'))
  })

  it('of one line loses what turns its surroundings around, of several it keeps it', () => {
    const controls = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
    expect(title.parse(`a${controls}b`)).toBe('ab')
    expect(title.parse('invoice\u202egpj.exe')).toBe('invoicegpj.exe')
    expect(title.parse('\u2067שלום\u2069')).toBe('שלום')
    expect(body.parse('a\u2067b\u2069')).toBe('a\u2067b\u2069')
  })

  it('does not pile up marks, also not around what is taken out', () => {
    const piled = ['must not pile up more than 30 marks on a letter']
    const large = text({ max: 1000 })
    expect(large.parse(`a${'\u0301'.repeat(30)}`)).toBeDefined()
    expect(problemOf(large, `a${'\u0301'.repeat(31)}`)).toEqual(piled)
    const hidden = `a${`${'\u0301'.repeat(30)}\u0000\u202e`.repeat(10)}`
    expect(problemOf(large, hidden)).toEqual(piled)
  })

  it('is bounded after it was cleaned, in code points', () => {
    expect(title.parse(`${'😀'.repeat(20)}\u202e\u0000`)).toBe('😀'.repeat(20))
    expect(problemOf(title, '😀'.repeat(21))).toEqual(['must have at most 20 characters'])
  })
})
