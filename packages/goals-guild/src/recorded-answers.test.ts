import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from './context.ts'
import { createGuildWorld, type GuildWorld, idOf } from './testing/guild-world.ts'
import { RECORDS_TEXT } from './testing/recorded-text.ts'
import { makeGoal, makeMilestone } from './testing/work.ts'

const RECORDED_BYTES_MAX = 8 * 1024

/** Four bytes each, in UTF-8 and in a record; each tag another. */
const wide = (count: number) => '😀'.repeat(count)
const tags = Array.from({ length: 10 }, (_, n) => `${wide(39)}${n}`)
const profile = {
  fullName: wide(100),
  gender: wide(50),
  pronouns: wide(50),
  bio: wide(1000),
  tags,
  country: 'BR',
  language: 'por-BR-abcdefgh',
  timeZone: 'America/Argentina/ComodRivadavia',
  birthDate: '1990-12-31',
}
const email =
  `${'e'.repeat(64)}@${'d'.repeat(63)}.${'c'.repeat(63)}.${'b'.repeat(57)}.example`.slice(0, 254)

const FIELDS = `$fullName: String, $gender: String, $pronouns: String, $bio: String, $tags: [String!],
  $country: String, $language: String, $timeZone: String, $birthDate: String`
const GIVEN = Object.keys(profile)
  .map((name) => `${name}: $${name}`)
  .join(', ')

interface Largest {
  readonly document: string
  readonly variables?: object
}

/** A largest request of each mutation that records more than ids, in an order in which they go. */
const asOwner: Readonly<Record<string, (ids: Record<string, string>) => Largest>> = {
  updateProfile: () => ({
    document: `mutation (${FIELDS}) { updateProfile(requestId: "largest-1", ${GIVEN}) { id } }`,
    variables: profile,
  }),
  createMilestone: ({ goalId }) => ({
    document: `mutation ($goalId: ID!, $name: String!, $description: String) {
      createMilestone(requestId: "largest-2", goalId: $goalId, name: $name, description: $description, percentage: 99) { id }
    }`,
    variables: { goalId, name: wide(100), description: wide(1000) },
  }),
  updateMilestone: ({ goalId, milestoneId }) => ({
    document: `mutation ($goalId: ID!, $milestoneId: ID!, $name: String, $description: String) {
      updateMilestone(requestId: "largest-3", goalId: $goalId, milestoneId: $milestoneId, name: $name, description: $description) { id }
    }`,
    variables: { goalId, milestoneId, name: wide(100), description: wide(1000) },
  }),
  postActivity: () => ({
    document: `mutation ($text: String!, $tags: [String!]) {
      postActivity(requestId: "largest-4", text: $text, tags: $tags) { id text }
    }`,
    variables: { text: wide(2000), tags },
  }),
}

const byAdmin: Readonly<Record<string, string>> = {
  setUserRoles:
    'mutation ($id: ID!) { setUserRoles(requestId: "largest-5", userId: $id, roles: [partner, admin]) { id } }',
  setUserTier:
    'mutation ($id: ID!) { setUserTier(requestId: "largest-6", userId: $id, tier: pro) { id } }',
  suspendUser: 'mutation ($id: ID!) { suspendUser(requestId: "largest-7", userId: $id) { id } }',
  unsuspendUser:
    'mutation ($id: ID!) { unsuspendUser(requestId: "largest-8", userId: $id) { id } }',
}

/** Asked twice: the record was written, and gives the same answer. */
async function askTwice(given: GuildWorld, person: GuildContext, largest: Largest) {
  const ask = () => given.ask(given.again(person), largest.document, largest.variables)
  const first = await ask()
  expect(first.errors).toBeUndefined()
  expect(await ask()).toEqual(first)
}

describe.each(stores)('the largest request of a mutation, on $name', (store) => {
  it('is recorded and answered alike when it comes again', async () => {
    await using given = await createGuildWorld(store)
    expect(email.length).toBe(254)
    const ana = given.as({ userId: '01234567-89ab-4cde-8f01-23456789abcd', email })
    const register = `mutation ($nickname: String!, ${FIELDS.replace('$fullName: String', '$fullName: String!')}) {
      registerUser(requestId: "largest-0", nickname: $nickname, ${GIVEN}) { id }
    }`
    const nickname = 'n'.repeat(32)
    await askTwice(given, ana, { document: register, variables: { ...profile, nickname } })
    const { id: goalId } = await makeGoal(ana)
    const { id: milestoneId } = await makeMilestone(ana, goalId, 50)
    for (const largest of Object.values(asOwner))
      await askTwice(given, ana, largest({ goalId, milestoneId }))
    const root = await given.admin('root')
    for (const document of Object.values(byAdmin))
      await askTwice(given, root, { document, variables: { id: idOf(ana) } })
    const moved = given.as({ userId: idOf(ana), email: `z${email.slice(1)}` })
    const sync = 'mutation { syncEmail(requestId: "largest-9") { email } }'
    await askTwice(given, moved, { document: sync })

    const records = (await given.items()).filter(({ type }) => type === 'Request')
    const tried = records.map(({ mutation }) => String(mutation))
    expect(tried.sort()).toEqual([...RECORDS_TEXT, 'postActivity'].sort())
    for (const { mutation, result } of records)
      expect(Buffer.byteLength(JSON.stringify(result)), String(mutation)).toBeLessThan(
        RECORDED_BYTES_MAX,
      )
  })
})
