import { expect, it } from 'vitest'
import { judgeMails } from './mails.ts'
import type { Happened } from './misfortunes.ts'
import type { TakenMail } from './stand.ts'

const ASKED_AT = 1000
const NOTED_AT = 1040
const AGAIN_AT = 31_000

const taken = (askedAt: number, at: number): TakenMail => ({
  id: '<comment-1@example.com>',
  to: 'ana@example.com',
  subject: 'HoldThatThought: Bo has commented on a letter',
  askedAt,
  at,
})

const log = [
  { kind: 'comment', text: '', isAnswered: true, mail: { to: 'ana@example.com', by: 'Bo' } },
]

/** What is wrong with a mail that came twice while this happened. */
const problemsWith = (happened: Omit<Happened, 'name'>) =>
  judgeMails([taken(ASKED_AT, NOTED_AT), taken(AGAIN_AT, AGAIN_AT + 5)], log, [
    { name: 'it', ...happened },
  ]).problems

it('a mail may come twice whose sender was killed before or after it was noted', () => {
  for (const from of [ASKED_AT + 1, NOTED_AT + 1, AGAIN_AT - 1])
    expect(problemsWith({ isForgetful: true, from, to: from + 1 })).toEqual([])
})

it('a mail may not come twice for what was over before it was sent, or came after its repeat', () => {
  for (const [from, to] of [
    [ASKED_AT - 50, ASKED_AT],
    [AGAIN_AT, AGAIN_AT + 1],
  ] as const)
    expect(problemsWith({ isForgetful: true, from, to })).toEqual([
      expect.stringContaining('came twice'),
    ])
})

it('a mail may not come twice for what makes nobody forget', () => {
  const [problem] = problemsWith({ isForgetful: false, from: 0, to: AGAIN_AT })
  expect(problem).toContain('without a reason')
})
