import {
  askAgain,
  effectsOf,
  killUnderLoad,
  mailsKept,
  type Program,
} from '@longtable/server/testing'
import type { Report } from './report.ts'
import type { Stage } from './stage.ts'

const LOAD = { lanes: 8, answers: 60 }

/** Ends with the server stopped. */
export async function tourCrash(stage: Stage, program: Program, report: Report): Promise<void> {
  const { see } = report
  report.line('Tests: kill -9 under load loses nothing acknowledged, a repeat has one effect')
  const asked = await killUnderLoad(program, LOAD)
  const answered = asked.filter(({ answer }) => answer !== undefined).length
  see(
    'killed while requests were running',
    answered < asked.length,
    `${answered} acknowledged, ${asked.length - answered} cut off`,
  )
  const before = await effectsOf(stage.data)
  see(
    'everything acknowledged is in the table',
    before.registered + before.registeredAgain >= answered,
    before,
  )

  await using next = await stage.start(2)
  see('it starts again on the same directory', true, next.output)
  const different = []
  for (const one of asked) {
    const { data, errors } = await askAgain(next.address, one)
    const expected = one.answer ?? JSON.stringify({ signUp: { email: one.email } })
    if (JSON.stringify(data) !== expected) different.push({ one, data, errors })
  }
  see('every request, repeated, gives its first answer', different.length === 0, different)
  const mails = await mailsKept(stage.data, asked.length)
  see('there is one mail for each, and no more', mails === asked.length, `${mails} mails`)
  see('it stops with code 0', (await next.stop()) === 0)

  const people = new Set(asked.map(({ email }) => email)).size
  const { accounts, registered, registeredAgain } = await effectsOf(stage.data)
  see(
    'the table holds each effect once',
    accounts === people && registered === people && registeredAgain === asked.length - people,
    { people, accounts, registered, registeredAgain },
  )
}
