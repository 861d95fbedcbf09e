import { describe, expect, it } from 'vitest'
import { snippetOf } from './snippet.ts'
import { termsIn } from './terms.ts'
import { fold, tokensOf, wordsIn } from './words.ts'

const tokensIn = (text: string) => tokensOf(wordsIn(text))

/** What a page would mark. */
const marked = (texts: readonly string[], query: string) => {
  const { text, hits } = snippetOf(texts, termsIn(query))
  let shown = ''
  let from = 0
  hits.forEach((at, place) => {
    shown += text.slice(from, at) + (place % 2 === 0 ? '[' : ']')
    from = at
  })
  return shown + text.slice(from)
}

describe('words', () => {
  it.each([
    ['Zoë', 'zoe'],
    ['ŁÓDŹ', 'lodz'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['Ὀδυσσεύς', 'οδυσσευς'],
    ['Ёлка', 'елка'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['ﬁnd ①', 'find 1'],
    ['한국어', '한국어'],
    ['がぎ', 'がぎ'],
  ])('%s is found as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('of scripts without spaces each character goes with the next', () => {
    expect(tokensIn('東京都 and Tokyo')).toEqual(['東京', '京都', '都', 'and', 'tokyo'])
    expect(tokensIn('iPhone15を買う')).toEqual(['iphone15', 'を買', '買う', 'う'])
    expect(tokensIn('สวัสดี')).toEqual(['สวั', 'วัส', 'สดี', 'ดี'])
    expect(tokensIn('हिन्दी — don’t')).toEqual(['हिन्दी', 'don', 't'])
  })

  it('what is typed becomes words by their beginning, and phrases', () => {
    expect(termsIn('heat "Old Houses" a 東京都 京')).toEqual([
      { tokens: ['heat'], words: ['heat'], isPrefix: true },
      { tokens: ['old', 'houses'], words: ['old', 'houses'], isPrefix: false },
      { tokens: ['a'], words: ['a'], isPrefix: false },
      { tokens: ['東京', '京都'], words: ['東', '京', '都'], isPrefix: false },
      { tokens: ['京'], words: ['京'], isPrefix: true },
    ])
    expect(termsIn('*** " - ')).toEqual([])
    expect(termsIn('x '.repeat(100))).toHaveLength(16)
  })
})

describe('a snippet', () => {
  it('marks what was looked for, as it is written', () => {
    expect(marked(['A Zoë in Łódź, and zoes.'], 'zoe lodz')).toBe('A [Zoë] in [Łódź], and [zoes].')
    expect(marked(['私は東京都に住む'], '東京')).toBe('私は[東京]都に住む')
    expect(marked(['nothing', 'Old houses, old house.'], '"old houses"')).toBe(
      '[Old houses], old house.',
    )
  })

  it('is the part of a long text where the most of it stands together', () => {
    const filler = 'Nothing happened today either, and nobody wrote. '.repeat(3000)
    const text = `${filler}Then the lamp went out. ${filler}The lamp of the lighthouse broke. ${filler}`
    const shown = marked([text], 'lighthouse lamp')
    expect(shown).toContain('[lamp] of the [lighthouse]')
    expect(shown.length).toBeLessThan(260)
    expect(shown.startsWith('…') && shown.endsWith('…')).toBe(true)
  })

  it('cuts neither a character in half nor fails on odd texts', () => {
    for (const text of ['', '🦊'.repeat(500), 'x'.repeat(10_000), `${'é'.repeat(300)} lamp`])
      expect(snippetOf([text], termsIn('lamp')).text.isWellFormed()).toBe(true)
  })
})
