import { expect, it } from 'vitest'
import { changedLines, isSameText, mergedLines } from './merge-lines.ts'

const BASE = 'one\ntwo\nthree\nfour'

it('keeps what both have changed, and says where they meet', () => {
  expect(mergedLines(BASE, 'one\n2\nthree\nfour', 'one\ntwo\nthree\n4')).toBe('one\n2\nthree\n4')
  expect(mergedLines(BASE, 'zero\none\ntwo\nthree\nfour', 'one\ntwo\nfour')).toBe(
    'zero\none\ntwo\nfour',
  )
  expect(mergedLines(BASE, 'one\n2\nthree\nfour', 'one\nzwei\nthree\nfour')).toBeUndefined()
  expect(mergedLines(BASE, 'one\nfour', 'one\ntwo\n3\nfour')).toBeUndefined()
  expect(mergedLines(BASE, BASE, 'theirs')).toBe('theirs')
  expect(mergedLines(BASE, 'mine', BASE)).toBe('mine')
})

it('tells lines apart one by one, and knows no spaces at their ends', () => {
  expect(changedLines(BASE, 'one \n2\nthree\nfour')).toEqual([{ line: 2, was: 'two', text: '2' }])
  expect(changedLines(BASE, 'one')).toBeUndefined()
  expect(isSameText('a  \nb\n', 'a\nb')).toBe(true)
  expect(isSameText('a\n\nb', 'a\nb')).toBe(false)
})
