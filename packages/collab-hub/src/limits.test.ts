import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HubContext } from './context.ts'
import { accessOf } from './testing/access.ts'
import { appliedTo, newTalent } from './testing/applications.ts'
import { createHubWorld, type HubWorld, idOf } from './testing/hub-world.ts'
import { startupOf } from './testing/startups.ts'

interface Limit {
  readonly by: 'owner' | 'talent' | 'investor' | 'admin'
  /** With `$value`, and the ids that it needs. */
  readonly document: string
  readonly field: string
  readonly min?: number
  readonly max: number
  readonly isList?: true
}

const created = (field: string, type = 'String') =>
  `mutation ($value: ${type}) { createStartup(name: "Quiet", ${field}: $value) { id } }`
const role = (given: string) =>
  `mutation ($startupId: ID!, $value: ${given.includes('skills: $') ? '[String!]!' : 'String!'}) {
    createRole(startupId: $startupId, type: CONTRACT, ${given}) { id } }`
const DESCRIBED = 'description: "What you do all day long."'
const list = { isList: true } as const

/** As the specification has them. */
const LIMITS: readonly Limit[] = [
  {
    by: 'owner',
    document: 'mutation ($value: String!) { createStartup(name: $value) { id } }',
    field: 'name',
    min: 2,
    max: 100,
  },
  { by: 'owner', document: created('tagline'), field: 'tagline', min: 10, max: 200 },
  { by: 'owner', document: created('description'), field: 'description', min: 50, max: 5000 },
  { by: 'owner', document: created('tags', '[String!]'), field: 'tags', max: 10, ...list },
  {
    by: 'owner',
    document: role(`title: $value, ${DESCRIBED}, skills: ["soup"]`),
    field: 'title',
    min: 3,
    max: 100,
  },
  {
    by: 'owner',
    document: role('title: "Cook", description: $value, skills: ["soup"]'),
    field: 'description',
    min: 20,
    max: 3000,
  },
  {
    by: 'owner',
    document: role(`title: "Cook", ${DESCRIBED}, skills: $value`),
    field: 'skills',
    min: 1,
    max: 15,
    ...list,
  },
  {
    by: 'talent',
    document: `mutation ($startupId: ID!, $roleId: ID!, $value: String!) {
      apply(startupId: $startupId, roleId: $roleId, coverLetter: $value) { id } }`,
    field: 'coverLetter',
    min: 50,
    max: 3000,
  },
  {
    by: 'owner',
    document: `mutation ($applicationId: ID!, $value: String) {
      updateFounderNotes(applicationId: $applicationId, notes: $value) { id } }`,
    field: 'notes',
    max: 1000,
  },
  {
    by: 'investor',
    document: `mutation ($startupId: ID!, $value: String) {
      requestAccess(startupId: $startupId, level: VIEW_DECK, message: $value) { id } }`,
    field: 'message',
    max: 500,
  },
  {
    by: 'talent',
    document: 'mutation ($value: String) { updateProfile(bio: $value) { id } }',
    field: 'bio',
    max: 1000,
  },
  {
    by: 'talent',
    document: 'mutation ($value: [String!]) { updateProfile(skills: $value) { id } }',
    field: 'skills',
    max: 20,
    ...list,
  },
  {
    by: 'admin',
    document:
      'mutation ($userId: ID!, $value: String!) { banUser(userId: $userId, reason: $value) { id } }',
    field: 'reason',
    min: 10,
    max: 1000,
  },
  {
    by: 'admin',
    document: `mutation ($startupId: ID!, $value: String!) {
      reviewStartup(startupId: $startupId, status: SUSPENDED, notes: $value) { id } }`,
    field: 'notes',
    min: 10,
    max: 1000,
  },
  {
    by: 'talent',
    document: `mutation ($startupId: ID!, $value: String!) {
      reportThing(targetType: STARTUP, targetId: $startupId, reason: $value) { reportId } }`,
    field: 'reason',
    min: 10,
    max: 1000,
  },
]

const AN_HOUR_MS = 3_600_000

/** Of so many characters, each of which is two units of JavaScript and four bytes. */
const textOf = (length: number) => '🎧'.repeat(length)
const listOf = (length: number) => Array.from({ length }, (_, place) => `one-${place}`)

describe.each(stores)('limits on $name', (store) => {
  let world: HubWorld
  const people = new Map<string, HubContext>()
  let ids: object
  beforeAll(async () => {
    world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { startupId, roleId, applicationId } = await appliedTo(world, owner)
    const { investor } = await accessOf(world, owner)
    const victim = await newTalent(world)
    ids = { startupId, roleId, applicationId, userId: idOf(victim) }
    people
      .set('owner', owner)
      .set('talent', await newTalent(world))
      .set('investor', investor)
    people.set('admin', await world.admin('root'))
    await startupOf(world, owner)
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it.each(LIMITS)('$field, by the $by, up to $max', async ({ by, document, field, ...limit }) => {
    const { min = 0, max, isList } = limit
    const person = people.get(by) as HubContext
    const of = isList ? listOf : textOf
    const ask = (length: number) => world.ask(person, document, { ...ids, value: of(length) })
    world.world.advance(AN_HOUR_MS)
    const before = await world.items()
    for (const [length, rule] of [
      [min - 1, /at least|must not be empty/],
      [max + 1, /at most/],
    ] as const) {
      if (length < 0) continue
      const { errors } = await ask(length)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
      expect(errors?.[0]?.message).toMatch(rule)
    }
    expect(await world.items()).toEqual(before)
    for (const length of [max, Math.max(min, 1)]) {
      world.world.advance(AN_HOUR_MS)
      expect((await ask(length)).errors?.[0]?.extensions.code).not.toBe('INVALID')
    }
  })
})
