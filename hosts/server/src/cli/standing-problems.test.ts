import { expect, it } from 'vitest'
import { standingProblems } from './standing-problems.ts'

interface Course {
  /** What each look finds; the last one stays. */
  readonly looks: readonly (readonly string[])[]
  readonly isServed?: boolean
  readonly hasWaiting?: boolean
}

async function found({ looks, isServed = false, hasWaiting = false }: Course) {
  const said: string[] = []
  let [looked, taken] = [0, 0]
  const { problems } = await standingProblems({
    look: async () => {
      const seen = looks[Math.min(looked, looks.length - 1)] ?? []
      looked += 1
      return { items: 1, problems: seen }
    },
    lookWithoutCounts: async () => ({ items: 1, problems: ['unreadable'] }),
    taken: async () => String(isServed ? (taken += 1) : taken),
    hasWaiting: async () => hasWaiting,
    say: (line) => said.push(line),
    pauseMs: 0,
  })
  return { problems, looked, said: said.length }
}

it('takes the first look where nothing moves', async () => {
  expect(await found({ looks: [['a']] })).toEqual({ problems: ['a'], looked: 1, said: 0 })
  expect(await found({ looks: [[]], hasWaiting: true })).toMatchObject({ problems: [], looked: 1 })
})

it('leaves out what came and went beside a server at work, and keeps what stays', async () => {
  const looks = [['late', 'wrong'], ['wrong', 'later'], ['wrong']]
  for (const hasWaiting of [true, false])
    expect(await found({ looks, isServed: true, hasWaiting })).toEqual({
      problems: ['wrong'],
      looked: 3,
      said: 0,
    })
  expect(await found({ looks: [['late'], []], isServed: true })).toMatchObject({ problems: [] })
})

it('says that counts are left out where changes wait and nobody takes them', async () => {
  const course = { looks: [['count']], hasWaiting: true }
  expect(await found(course)).toEqual({ problems: ['unreadable'], looked: 1, said: 1 })
})
