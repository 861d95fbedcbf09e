import { describe, expect, it } from 'vitest'
import { Emoji } from './emoji.ts'

describe('an emoji', () => {
  it.each([
    '👍',
    '👍🏽',
    '👩🏿‍🚀',
    '👨‍👩‍👧‍👦',
    '🧑🏻‍❤️‍💋‍🧑🏿',
    '🫱🏻‍🫲🏿',
    '🏳️‍🌈',
    '👁️‍🗨️',
    '🇵🇹',
    '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    '❤️',
    '☝🏽',
    '1️⃣',
    '©️',
  ])('%s stays as it is', (emoji) => {
    expect(Emoji.parse(emoji)).toBe(emoji)
  })

  it.each([
    ['a heart without its selector', '❤', '❤️'],
    ['a rainbow flag without its selector', '🏳‍🌈', '🏳️‍🌈'],
    ['a runner without the selector of his sign', '🏃🏽‍♂', '🏃🏽‍♂️'],
    ['a thumb with a selector that it does not need', '👍\u{fe0f}', '👍'],
    ['a finger with a selector before its skin', '☝\u{fe0f}🏽', '☝🏽'],
    ['a keycap without its selector', '1\u{20e3}', '1️⃣'],
    ['blanks around it', ' 🎉 ', '🎉'],
  ])('is spelled in one way: %s', (_, given, spelled) => {
    expect(Emoji.parse(given)).toBe(spelled)
  })

  it.each([
    ['nothing', ''],
    ['two', '👍👍'],
    ['a letter', 'a'],
    ['a digit', '1'],
    ['a word', 'thumbs up'],
    ['an emoji and a letter', '👍a'],
    ['half of one', '👍'.slice(0, 1)],
    ['half of a flag', '🇵'],
    ['a joiner alone', '\u{200d}'],
    ['a sequence that is none', '👍\u{200d}👍'],
    ['a very long one', '👨‍👩‍👧‍👦'.repeat(20)],
  ])('is refused: %s', (_, given) => {
    expect(Emoji.safeParse(given).error?.issues[0]?.message).toBe('must be one emoji')
  })

  it('is refused with the separator of keys in it', () => {
    expect(Emoji.safeParse('#️⃣').error?.issues[0]?.message).toBe('must not contain "#"')
  })
})
