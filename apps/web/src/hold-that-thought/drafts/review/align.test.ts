import { expect, it } from 'vitest'
import { aligned, tokensIn } from './align.ts'

const words = (text: string) => text.split(' ')
const READ = words('Harnburg the second of May my dear Karl today was the first')

it('knows where each word was read, whatever was corrected, added and taken away', () => {
  expect(aligned(READ, READ)).toEqual(READ.map((_, place) => place))
  const corrected = aligned(
    READ,
    words('Hamburg the second of May my dear Karl today was the first'),
  )
  expect(corrected).toEqual(READ.map((_, place) => place))
  const added = words('Hamburg on the second of May 1943 my dear Karl was the very first')
  const where = aligned(READ, added)
  expect(added.map((word, place) => [word, READ[where[place] ?? -1]])).toEqual([
    ['Hamburg', undefined],
    ['on', undefined],
    ['the', 'the'],
    ['second', 'second'],
    ['of', 'of'],
    ['May', 'May'],
    ['1943', undefined],
    ['my', 'my'],
    ['dear', 'dear'],
    ['Karl', 'Karl'],
    ['was', 'was'],
    ['the', 'the'],
    ['very', undefined],
    ['first', 'first'],
  ])
  expect(aligned(READ, [])).toEqual([])
  expect(aligned([], ['new'])).toEqual([undefined])
})

it('is quick with a long letter of which much was changed', () => {
  const read = Array.from({ length: 6000 }, (_, place) => `${place % 37}w${place % 900}`)
  const written = read.filter((_, place) => place % 11 !== 0)
  const where = aligned(read, written)
  const right = where.filter((at, place) => at !== undefined && read[at] === written[place])
  expect(right.length).toBeGreaterThan(0)
})

it('says where words stand in a text', () => {
  expect(tokensIn('My dear\n\nKarl,')).toEqual([
    { text: 'My', start: 0, end: 2 },
    { text: 'dear', start: 3, end: 7 },
    { text: 'Karl,', start: 9, end: 14 },
  ])
})
