import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'

const html = (...given: Parameters<typeof fill>) => fill(...given).html

describe('a page', () => {
  it('shows text as it was written, whatever is in it', () => {
    expect(html('<p title="{{a}}">{{b}}</p>', { a: '" onclick="x', b: "<b>&'{{a}}</b>" })).toBe(
      '<p title="&#34; onclick=&#34;x">&#60;b&#62;&#38;&#39;{{a}}&#60;/b&#62;</p>',
    )
  })

  it('takes other pages in as they are', () => {
    expect(html('[{{body}}]', { body: fill('<i>{{a}}</i>', { a: '<' }) })).toBe('[<i>&#60;</i>]')
  })

  it('repeats what is between the marks of a list, and says when it is empty', () => {
    const list = '{{#rows}}({{a}}{{b}}){{/rows}}{{^rows}}none{{/rows}}.'
    expect(html(list, { b: '!', rows: [{ a: '1' }, { a: '{{/rows}}' }] })).toBe('(1!)({{/rows}}!).')
    expect(html(list, { rows: [] })).toBe('none.')
    expect(html(list, {})).toBe('none.')
  })

  it('is refused when it asks for what nobody gave', () => {
    expect(() => html('{{a}}', {})).toThrow('asks for a')
    expect(() => html('{{#a}}', { a: [] })).toThrow('does not close #a')
    expect(() => html('{{#a}}{{/a}}', { a: 'text' })).toThrow('no list')
    expect(() => html('{{/a}}', {})).toThrow('asks for /a')
  })
})
