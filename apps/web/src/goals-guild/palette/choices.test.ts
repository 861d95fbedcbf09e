import { expect, it } from 'vitest'
import { isMeant } from '../../ui/meant.ts'
import { tagIn } from './choices.ts'

it('finds by the beginning of any words, in any order, without case and accents', () => {
  expect(isMeant('Run the Zürich marathon', 'mar zur')).toBe(true)
  expect(isMeant('Ana García', 'garcia')).toBe(true)
  expect(isMeant('Run the marathon', 'thon')).toBe(false)
  expect(isMeant('Run the marathon', 'run slowly')).toBe(false)
  expect(isMeant('Run the marathon', '')).toBe(true)
  expect(isMeant('走る', '走')).toBe(true)
})

it('takes one word for a tag, with its sign or without', () => {
  expect(tagIn(' #Running ')).toBe('running')
  expect(tagIn('läufe')).toBe('läufe')
  expect(tagIn('two words')).toBeUndefined()
  expect(tagIn('')).toBeUndefined()
  expect(tagIn('<img>')).toBeUndefined()
})
