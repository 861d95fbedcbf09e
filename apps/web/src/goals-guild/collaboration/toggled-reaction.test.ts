import { expect, it } from 'vitest'
import { toggledReaction } from './toggled-reaction.ts'

const theirs = { emoji: '👏', count: 2, isMine: false }

it('joins those who reacted the same, and leaves them again', () => {
  const mine = toggledReaction([theirs], '👏')
  expect(mine).toEqual([{ emoji: '👏', count: 3, isMine: true }])
  expect(toggledReaction(mine, '👏')).toEqual([theirs])
})

it('begins with one, and ends with none', () => {
  const mine = toggledReaction([theirs], '🔥')
  expect(mine).toEqual([theirs, { emoji: '🔥', count: 1, isMine: true }])
  expect(toggledReaction(mine, '🔥')).toEqual([theirs])
})
