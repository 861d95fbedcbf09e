import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { appliedTo, newTalent } from '../testing/applications.ts'
import { createHubWorld, type HubWorld } from '../testing/hub-world.ts'
import { ApplicationStatus } from './application.entity.ts'

const STATUSES = ApplicationStatus.options
const PEOPLE = ['owner', 'applicant', 'admin', 'founder', 'talent'] as const
type Person = (typeof PEOPLE)[number]
const ACTIONS = [...STATUSES, 'withdraw'] as const
type Action = (typeof ACTIONS)[number]

/** As the specification has it: where the owner may lead it. */
const BY_OWNER: readonly string[] = [
  'PENDING REVIEWING',
  'PENDING SHORTLISTED',
  'PENDING ACCEPTED',
  'PENDING REJECTED',
  'REVIEWING SHORTLISTED',
  'REVIEWING ACCEPTED',
  'REVIEWING REJECTED',
  'SHORTLISTED REVIEWING',
  'SHORTLISTED ACCEPTED',
  'SHORTLISTED REJECTED',
]
const WITHDRAWABLE: readonly string[] = ['PENDING', 'REVIEWING', 'SHORTLISTED']

const NO_WAY = 'CONFLICT applications.status'
const UNKNOWN = 'NOT_FOUND applications.unknown'
const OTHER_ROLE = 'FORBIDDEN users.other-role'
const NOT_APPLICANT = 'FORBIDDEN applications.not-applicant'

/** Who is none of the two gets this, whatever its status is. */
const REFUSED: Readonly<Record<Exclude<Person, 'owner' | 'applicant'>, readonly [string, string]>> =
  {
    admin: [OTHER_ROLE, NOT_APPLICANT],
    founder: [UNKNOWN, UNKNOWN],
    talent: [OTHER_ROLE, UNKNOWN],
  }

function outcomeOf(from: ApplicationStatus, by: Person, action: Action): string {
  if (by === 'owner') {
    if (action === 'withdraw') return NOT_APPLICANT
    return BY_OWNER.includes(`${from} ${action}`) ? action : NO_WAY
  }
  if (by === 'applicant') {
    if (action !== 'withdraw') return OTHER_ROLE
    return WITHDRAWABLE.includes(from) ? 'WITHDRAWN' : NO_WAY
  }
  return REFUSED[by][action === 'withdraw' ? 1 : 0]
}

const cells = STATUSES.flatMap((from) =>
  PEOPLE.flatMap((by) =>
    ACTIONS.map((action) => ({ from, by, action, outcome: outcomeOf(from, by, action) })),
  ),
)

const SET = `mutation ($applicationId: ID!, $expected: ApplicationStatus!, $status: ApplicationStatus!) {
  moved: setApplicationStatus(applicationId: $applicationId, expected: $expected, status: $status) { status } }`
const WITHDRAW = `mutation ($applicationId: ID!) {
  moved: withdrawApplication(applicationId: $applicationId) { status } }`
const SHOWN = `query ($applicationId: ID!) { application(applicationId: $applicationId) { status }
  applicationHistory(applicationId: $applicationId) { items { from to } } }`

describe.each(stores)('the states of an application on $name', (store) => {
  let world: HubWorld
  let people: Record<Exclude<Person, 'applicant'>, HubContext>
  /** One for all that is refused: it stays as it is. */
  const kept = new Map<ApplicationStatus, Awaited<ReturnType<typeof appliedTo>>>()

  beforeAll(async () => {
    world = await createHubWorld(store)
    people = {
      owner: await world.person('owner'),
      admin: await world.admin('root'),
      founder: await world.person('other'),
      talent: await newTalent(world),
    }
  })
  afterAll(() => world[Symbol.asyncDispose]())

  async function applicationIn(from: ApplicationStatus, isRefused: boolean) {
    const known = isRefused ? kept.get(from) : undefined
    if (known) return known
    const made = await appliedTo(world, people.owner, { status: from })
    if (isRefused) kept.set(from, made)
    return made
  }

  it.each(cells)('$from, $action by the $by: $outcome', async ({ from, by, action, outcome }) => {
    world.world.advance(3_600_000)
    const isRefused = outcome.includes(' ')
    const { applicationId, talent } = await applicationIn(from, isRefused)
    const asker = by === 'applicant' ? talent : people[by]
    const { data, errors } =
      action === 'withdraw'
        ? await world.ask(asker, WITHDRAW, { applicationId })
        : await world.ask(asker, SET, { applicationId, expected: from, status: action })
    const { code, reason } = errors?.[0]?.extensions ?? {}
    expect(errors ? `${String(code)} ${String(reason)}` : data.moved.status).toBe(outcome)
    const { data: now } = await world.ask(people.owner, SHOWN, { applicationId })
    expect(now.application.status).toBe(isRefused ? from : outcome)
    const last = now.applicationHistory.items.at(-1)
    if (!isRefused) expect(last).toEqual({ from, to: outcome })
    else if (last) expect(last.to).toBe(from)
  })

  it('whoever expects another status than it has is told so, and nothing moves', async () => {
    const { applicationId } = await appliedTo(world, people.owner, { status: 'REVIEWING' })
    const asked = { applicationId, expected: 'PENDING', status: 'REJECTED' }
    const { errors } = await world.ask(people.owner, SET, asked)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'applications.moved',
      field: 'expected',
    })
  })

  it('and all that hangs on them fits', async () => {
    await world.settle()
    expect(await world.verify()).toEqual([])
    const mended = await world.reconcile(true)
    expect(mended.filter(({ attribute }) => attribute === 'applicantCount')).toEqual([])
  })
})
