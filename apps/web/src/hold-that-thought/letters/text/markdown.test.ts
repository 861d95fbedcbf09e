import { expect, it } from 'vitest'
import { HOSTILE } from '../../../testing/hostile.ts'
import { blocks, type Inline, inlines } from './markdown.ts'

const text = (said: string) => ({ kind: 'text', text: said })

it('keeps paragraphs and lines as they were written', () => {
  expect(blocks('My dear Karl,\n\ntoday\nor tomorrow.\n')).toEqual([
    { kind: 'paragraph', lines: [[text('My dear Karl,')]] },
    { kind: 'paragraph', lines: [[text('today')], [text('or tomorrow.')]] },
  ])
})

it('knows headings, quotes, lists and rules', () => {
  expect(blocks('# Monday\n> said he\n\n- one\n- two\n\n3. three\n\n* * *')).toEqual([
    { kind: 'heading', level: 1, parts: [text('Monday')] },
    { kind: 'quote', blocks: [{ kind: 'paragraph', lines: [[text('said he')]] }] },
    { kind: 'list', isOrdered: false, items: [[text('one')], [text('two')]] },
    { kind: 'list', isOrdered: true, items: [[text('three')]] },
    { kind: 'rule' },
  ])
})

it('knows emphasis, and what only looks like it', () => {
  expect(inlines('*so* and **so**, _so_')).toEqual([
    { kind: 'emphasis', parts: [text('so')] },
    text(' and '),
    { kind: 'strong', parts: [text('so')] },
    text(', '),
    { kind: 'emphasis', parts: [text('so')] },
  ])
  for (const said of ['2 * 3 * 4', 'a_name_of_it', '**', '* a *', '_', '[x](y'])
    expect(inlines(said)).toEqual([text(said)])
})

it('leads only to the web and to mail', () => {
  expect(inlines('[here](https://a.example/b)')).toEqual([
    { kind: 'link', url: 'https://a.example/b', parts: [text('here')] },
  ])
  const urls = (parts: readonly Inline[]): string[] =>
    parts.flatMap((one) =>
      one.kind === 'text' ? [] : [...(one.kind === 'link' ? [one.url] : []), ...urls(one.parts)],
    )
  const all = HOSTILE.flatMap((one) => urls(inlines(`[x](${one}) ${one}`)))
  expect(all.filter((url) => !/^(https?:|mailto:)/i.test(url))).toEqual([])
})

it('reads the longest letter of nothing but marks', () => {
  for (const mark of ['*', '_', '[', '> ', '**a', '[a](', '- ', '#'])
    expect(blocks(mark.repeat(300_000 / mark.length)).length).toBeGreaterThan(0)
})
