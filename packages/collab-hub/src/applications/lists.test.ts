import type { Query } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import {
  appliedTo,
  decided,
  openRoleOf,
  payFor,
  type RoleKey,
  sent,
} from '../testing/applications.ts'
import { createHubWorld, type HubWorld } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { roleOf } from '../testing/startups.ts'
import { updateProfile } from '../users/update-profile.ts'
import { ApplicationStatus } from './application.entity.ts'
import { pageOfRole } from './find-applications.ts'
import { updateFounderNotes } from './update-founder-notes.ts'

const OF_ROLE = `query ($startupId: ID!, $roleId: ID!, $status: ApplicationStatus, $after: String) {
  list: roleApplications(startupId: $startupId, roleId: $roleId, status: $status, first: 2, after: $after) {
    items { id status } after } }`
const OF_STARTUP = `query ($startupId: ID!, $status: ApplicationStatus, $after: String) {
  list: startupApplications(startupId: $startupId, status: $status, first: 2, after: $after) {
    items { id status } after } }`
const MINE = `query ($after: String) { list: myApplications(first: 2, after: $after) {
  items { id status } after } }`
const CSV = `query ($startupId: ID!, $roleId: ID!, $after: String) {
  list: roleApplicantsCsv(startupId: $startupId, roleId: $roleId, first: 2, after: $after) {
    items after } }`

/** Page by page, to the end. */
async function all<Item>(
  world: HubWorld,
  asker: HubContext,
  [document, variables]: readonly [string, object],
): Promise<Item[]> {
  const items: Item[] = []
  let after: string | null = null
  do {
    const { data, errors } = await world.ask(asker, document, { ...variables, after })
    expect(errors).toBeUndefined()
    items.push(...data.list.items)
    after = data.list.after
  } while (after !== null)
  return items
}

const ids = async (world: HubWorld, asker: HubContext, asked: readonly [string, object]) =>
  (await all<{ id: string }>(world, asker, asked)).map(({ id }) => id)

describe.each(stores)('lists of applications on $name', (store) => {
  it('of a role are newest first over all statuses, or of one status', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const key = await openRoleOf(world, owner)
    const made: [string, ApplicationStatus][] = []
    for (const status of [...ApplicationStatus.options, 'PENDING', 'REJECTED'] as const) {
      world.world.advance(1000)
      const { applicationId } = await appliedTo(world, owner, { key, status })
      made.unshift([applicationId, status])
    }
    world.world.settleIndexes()
    const admin = await world.admin('root')
    for (const asker of [owner, admin]) {
      expect(await ids(world, asker, [OF_ROLE, key])).toEqual(made.map(([id]) => id))
      for (const status of ApplicationStatus.options)
        expect(await ids(world, asker, [OF_ROLE, { ...key, status }])).toEqual(
          made.filter(([, is]) => is === status).map(([id]) => id),
        )
    }
  })

  it('show what is so, once, while the index is behind', async () => {
    await using world = await createHubWorld(store, { lagging: true })
    const owner = await world.person('owner')
    const { applicationId, ...key } = await appliedTo(world, owner)
    world.world.settleIndexes()
    await decided(world, owner, { applicationId, status: 'SHORTLISTED' })
    const shown = await all(world, owner, [OF_ROLE, key])
    expect(shown).toEqual([{ id: applicationId, status: 'SHORTLISTED' }])
    const pending = await ids(world, owner, [OF_ROLE, { ...key, status: 'PENDING' }])
    expect(pending).toEqual([])
  })

  it('show one once that moves from one status to another while they are read', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { applicationId, ...key } = await appliedTo(world, owner)
    world.world.settleIndexes()
    const context = world.again(owner)
    const { store: table } = context
    const moving = {
      ...table,
      async query(query: Query) {
        const isTarget = JSON.stringify(query.sort).includes('REVIEWING')
        // All others are read before it moves.
        if (isTarget) {
          await new Promise((resolve) => setImmediate(resolve))
          await Promise.all(others)
          await decided(world, owner, { applicationId, status: 'REVIEWING' })
          world.world.settleIndexes()
          return table.query(query)
        }
        const found = table.query(query)
        others.push(found)
        return found
      },
    }
    const others: Promise<unknown>[] = []
    const page = await pageOfRole({ ...context, store: moving }, key, { limit: 10 })
    expect(page.items).toMatchObject([{ applicationId, status: 'REVIEWING' }])
  })

  it('of a startup have all its roles, and mine those of all startups', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { talent, ...first } = await appliedTo(world, owner)
    await payFor(world, talent, 'PRO')
    const key = { startupId: first.startupId }
    const expected = [first.applicationId]
    for (let count = 0; count < 4; count++) {
      world.world.advance(1000)
      expected.unshift(await sent(world, talent, await roleOf(world, owner, key)))
    }
    world.world.advance(1000)
    const elsewhere = await sent(world, talent, await openRoleOf(world, owner))
    world.world.settleIndexes()
    const pending = [OF_STARTUP, { ...key, status: 'PENDING' }] as const
    expect(await ids(world, owner, pending)).toEqual(expected)
    expect(await ids(world, talent, [MINE, {}])).toEqual([elsewhere, ...expected])
    const { 1: second = '' } = expected
    await decided(world, owner, { applicationId: second, status: 'ACCEPTED' })
    world.world.settleIndexes()
    expect((await ids(world, owner, [OF_STARTUP, key])).sort()).toEqual([...expected].sort())
    expect(await ids(world, owner, pending)).toEqual(expected.filter((id) => id !== second))
  })
})

const EVERYTHING = `query ($applicationId: ID!) {
  application(applicationId: $applicationId) { founderNotes updatedAt remindedAt coverLetter }
  myApplications { items { founderNotes updatedAt remindedAt } } }`

describe.each(stores)('what a founder notes on $name', (store) => {
  it('is seen by them and by admins, and by nothing else that who applied can see', async () => {
    await using world = await createHubWorld(store)
    const [owner, admin] = [await world.person('owner'), await world.admin('root')]
    const { applicationId, talent } = await appliedTo(world, owner)
    world.world.advance(1000)
    const notes = 'Zarathustra: too loud'
    await updateFounderNotes(world.again(owner), { applicationId, notes })
    for (const asker of [owner, admin]) {
      const { data } = await world.ask(asker, EVERYTHING, { applicationId })
      expect(data.application.founderNotes).toBe(notes)
    }
    world.world.settleIndexes()
    const seen = await world.ask(talent, EVERYTHING, { applicationId })
    const nothing = { founderNotes: null, updatedAt: null, remindedAt: null }
    expect(seen.data.application).toMatchObject(nothing)
    expect(seen.data.myApplications.items).toEqual([nothing])
    await world.settle()
    expect(JSON.stringify(world.events)).not.toContain('Zarathustra')
    const audit = (await world.items()).filter(({ entityType }) => entityType === 'AUDIT_LOG')
    expect(JSON.stringify(audit)).not.toContain('Zarathustra')

    const document = `mutation ($applicationId: ID!, $notes: String) {
      updateFounderNotes(applicationId: $applicationId, notes: $notes) { founderNotes } }`
    const long = await world.ask(owner, document, { applicationId, notes: '🎧'.repeat(1001) })
    expect(long.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'notes' })
    const most = '🎧'.repeat(1000)
    const kept = await world.ask(owner, document, { applicationId, notes: most })
    expect(kept.data.updateFounderNotes.founderNotes).toBe(most)
    const gone = await world.ask(owner, document, { applicationId, notes: null })
    expect(gone.data.updateFounderNotes.founderNotes).toBeNull()
  })
})

/** As a spreadsheet reads it. */
function parsed(text: string): string[][] {
  const fields = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of fields) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe.each(stores)('applicants as CSV on $name', (store) => {
  const applyWith = async (world: HubWorld, key: RoleKey, [name, letter]: [string, string]) => {
    const talent = await world.person(`talent-${world.world.stamp().id.toLowerCase()}`)
    await updateProfile(world.again(talent), updateProfile.input.parse({ lastName: name }))
    const document = `mutation ($startupId: ID!, $roleId: ID!, $coverLetter: String!) {
      apply(startupId: $startupId, roleId: $roleId, coverLetter: $coverLetter) { id } }`
    world.world.advance(1000)
    const { errors } = await world.ask(talent, document, { ...key, coverLetter: letter })
    expect(errors).toBeUndefined()
    return talent
  }

  it('holds whatever people write, is no formula anywhere, and is written down', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const key = await openRoleOf(world, owner)
    const rest = ' and so on, until there are at least fifty characters in it.'
    const letters: [string, string][] = [
      ['Ünal 张伟 🎧', `"Quoted", with a comma,\nand a second line${rest}`],
      ['=HYPERLINK("http://evil.example")', `=cmd|' /C calc'!A0${rest}`],
      ['+49 170', `-2+3${rest}`],
      ['@SUM(A1)', `＝1+1${rest}`],
    ]
    const talents = []
    for (const one of letters) talents.push(await applyWith(world, key, one))
    const [, , , last] = talents
    if (last) await ban(world, last)
    world.world.settleIndexes()
    const rows = parsed((await all<string>(world, owner, [CSV, key])).join(''))
    const [header = [], ...records] = rows
    expect(header).toContain('coverLetter')
    expect(header.join()).not.toContain('mail')
    for (const row of rows) expect(row).toHaveLength(header.length)
    for (const field of rows.flat()) expect(field).not.toMatch(/^[=+\-@\t\r＝]/)
    const column = (name: string) => records.map((row) => row[header.indexOf(name)])
    // Newest first; who is banned is not named any more.
    expect(column('lastName')).toEqual(
      [
        '',
        ...letters
          .slice(0, 3)
          .map(([name]) => name)
          .reverse(),
      ].map((name) => (/^[=+@]/.test(name) ? `'${name}` : name)),
    )
    expect(column('coverLetter').at(-1)).toBe(letters[0]?.[1])
    const audits = (await world.items()).filter(({ action }) => action === 'APPLICANTS_EXPORTED')
    expect(audits.map(({ metadata }) => metadata)).toEqual(
      [2, 2].map((count) => ({ startupId: key.startupId, count })),
    )
  })
})
