import { expect, it } from 'vitest'
import { mergedBy } from './merged-by.ts'

const text = (content: string, place: string | null = null) => ({
  date: '1943-05-02',
  dateText: null,
  title: 'T',
  author: null,
  recipient: null,
  place,
  description: null,
  content,
  tags: [],
  fromIds: [],
  toIds: [],
  aboutIds: [],
})

const overlaps = [
  { field: 'place', yours: 'Hamburg', theirs: 'Altona' },
  { field: 'content', yours: 'seven', theirs: 'nine' },
  { field: 'content', yours: 'mine', theirs: 'nine' },
]

const merge = {
  merged: text('nine\nand\nnine', 'Altona'),
  yours: text('seven', 'Hamburg'),
  overlaps,
}

it('is theirs where nothing else is chosen', () => {
  expect(mergedBy({ ...merge, sides: ['theirs', 'theirs', 'theirs'] })).toEqual(merge.merged)
})

it('puts each choice into its own place, also where the words are the same', () => {
  expect(mergedBy({ ...merge, sides: ['yours', 'theirs', 'yours'] })).toEqual(
    text('nine\nand\nmine', 'Hamburg'),
  )
  expect(mergedBy({ ...merge, sides: ['theirs', 'yours', 'yours'] })).toEqual(
    text('seven\nand\nmine', 'Altona'),
  )
})

it('loses nothing of mine where theirs is not found any more', () => {
  const gone = { ...merge, overlaps: [{ field: 'content', yours: 'mine', theirs: 'gone' }] }
  expect(mergedBy({ ...gone, sides: ['yours'] }).content).toBe('nine\nand\nnine\nmine')
})
