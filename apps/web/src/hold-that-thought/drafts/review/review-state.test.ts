import { expect, it } from 'vitest'
import { arrived, begin, decided, edited, faultAt, refusedAs, unsaved } from './review-state.ts'

const TEXT = {
  title: 'To Karl',
  date: '1943-05-02',
  dateText: null,
  author: 'Elisabeth',
  recipient: 'Karl',
  place: null,
  content: 'My dear Karl,\n\ntoday was the first evening',
}
const told = (revision: number, changed: Partial<typeof TEXT> = {}) => ({
  revision,
  text: { ...TEXT, ...changed },
})

it('takes over what others say where I say nothing else, and asks where I do', () => {
  const mine = edited(begin(told(0)), 'title', 'The first warm evening')
  expect(unsaved(mine)).toEqual(['title'])
  const met = arrived(mine, told(1, { title: 'Swallows', author: 'Elisabeth Weiss' }))
  expect(met.mine).toMatchObject({ title: 'The first warm evening', author: 'Elisabeth Weiss' })
  expect(met.clashes).toEqual({ title: 'Swallows' })
  expect(unsaved(met)).toEqual([])
  expect(unsaved(decided(met, 'title', met.mine.title))).toEqual(['title'])
  expect(unsaved(decided(met, 'title', 'Swallows'))).toEqual([])
})

it('keeps lines that both have corrected, and what I wrote while mine was being saved', () => {
  const first = edited(begin(told(0)), 'content', 'My dear Karl!\n\ntoday was the first evening')
  const typed = edited(first, 'content', 'My dear Karl!!\n\ntoday was the first evening')
  const answered = arrived(
    typed,
    told(1, { content: 'My dear Karl!\n\ntoday was the first warm evening' }),
    { content: first.mine.content },
  )
  expect(answered.mine.content).toBe('My dear Karl!!\n\ntoday was the first warm evening')
  expect([answered.clashes, unsaved(answered)]).toEqual([{}, ['content']])
  // What is older than what is known says nothing.
  expect(arrived(answered, told(1, { title: 'Old' }))).toBe(answered)
})

it('does not send again what was refused, until it is something else', () => {
  const wrong = edited(begin(told(0)), 'date', '2999-01-01')
  const refused = refusedAs(wrong, 'date', 'This day has not come yet.')
  expect([unsaved(refused), faultAt(refused, 'date')]).toEqual([[], 'This day has not come yet.'])
  const better = edited(refused, 'date', '1943-05-03')
  expect([unsaved(better), faultAt(better, 'date')]).toEqual([['date'], undefined])
})
