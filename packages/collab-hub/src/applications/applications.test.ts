import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { closeRole } from '../roles/close-role.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import {
  appliedTo,
  decided,
  join,
  LETTER,
  newTalent,
  openRoleOf,
  payFor,
  type RoleKey,
  sent,
} from '../testing/applications.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { ban, turnInto } from '../testing/roles.ts'
import { applicationGuard, applicationQuota } from './application.patterns.ts'
import { applicationQuotaOfMine } from './quota.ts'
import { removeMember } from './remove-member.ts'
import { leaveStartup } from './leave-startup.ts'
import { withdrawApplication } from './withdraw-application.ts'

const refused = (reason: string) => expect.objectContaining({ reason })
const DAY_MS = 86_400_000

const APPLY = `mutation ($startupId: ID!, $roleId: ID!, $coverLetter: String!) {
  apply(startupId: $startupId, roleId: $roleId, coverLetter: $coverLetter) { coverLetter } }`

/** Everything but what counts tries. */
const stored = async (world: HubWorld) =>
  (await world.items()).filter(({ SK }) => !SK.startsWith('RATE#'))

const roleCount = async (world: HubWorld, owner: HubContext, key: RoleKey): Promise<number> => {
  const document = `query ($startupId: ID!, $roleId: ID!) {
    role(startupId: $startupId, roleId: $roleId) { applicantCount } }`
  return (await world.ask(owner, document, { ...key })).data.role.applicantCount
}

describe.each(stores)('applying on $name', (store) => {
  it('writes the documented item with its guard, the count and the quota', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { talent, applicationId, ...key } = await appliedTo(world, owner)
    const item = await world.deps.store.get({ PK: `APPLICATION#${applicationId}`, SK: 'METADATA' })
    const createdAt = String(item?.['createdAt'])
    expect(item).toMatchObject({
      ...key,
      entityType: 'APPLICATION',
      status: 'PENDING',
      coverLetter: LETTER,
      GSI1PK: `APPLICANT#${idOf(talent)}`,
      GSI1SK: `APPLICATION#${applicationId}`,
      GSI2PK: `STARTUP#${key.startupId}#ROLE#${key.roleId}`,
      GSI2SK: `STATUS#PENDING#${createdAt}`,
    })
    const held = { roleId: key.roleId, applicantId: idOf(talent) }
    expect(await applicationGuard(world.deps, held)).toMatchObject({ applicationId })
    const month = createdAt.slice(0, 7)
    const quota = { userId: idOf(talent), month }
    expect(await applicationQuota(world.deps, quota)).toMatchObject({ count: 1 })
    expect(await applicationQuotaOfMine(world.again(talent))).toEqual({ used: 1, max: 3 })
    expect(await roleCount(world, owner, key)).toBe(1)
    await world.settle()
    const told = world.events.filter(({ name }) => name.startsWith('collabhub.application.'))
    expect(told).toMatchObject([
      { name: 'collabhub.application.submitted', data: { applicationId, ...key } },
    ])
    expect(await amiss(world)).toEqual([])
  })

  it('takes a letter of 50 to 3,000 characters of any script, and says which rule it breaks', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const [key, talent] = [await openRoleOf(world, owner), await newTalent(world)]
    const before = await stored(world)
    for (const [coverLetter, rule] of [
      ['x'.repeat(49), 'at least 50'],
      ['🎧'.repeat(49), 'at least 50'],
      [` ${'\u200b'.repeat(60)} `, 'at least 50'],
      ['x'.repeat(3001), 'at most 3000'],
      ['\ud800'.repeat(60), 'well-formed'],
    ] as const) {
      const { errors } = await world.ask(talent, APPLY, { ...key, coverLetter })
      expect(errors?.[0]?.extensions, rule).toMatchObject({ code: 'INVALID', field: 'coverLetter' })
      expect(errors?.[0]?.message).toContain(rule)
    }
    expect(await stored(world)).toEqual(before)
    const longest = '🎧'.repeat(3000)
    const { data } = await world.ask(talent, APPLY, { ...key, coverLetter: longest })
    expect(data.apply.coverLetter).toBe(longest)
  })

  it('is for open roles of startups that everybody sees, and never for one of your own', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const talent = await newTalent(world)
    const again = () => world.again(owner)
    const closed = await openRoleOf(world, owner)
    await closeRole(again(), closed)
    await expect(sent(world, talent, closed)).rejects.toEqual(refused('roles.unknown'))
    const hidden = await openRoleOf(world, owner)
    await setStartupVisibility(again(), { startupId: hidden.startupId, visibility: 'PRIVATE' })
    await expect(sent(world, talent, hidden)).rejects.toEqual(refused('roles.unknown'))
    // A member sees it, and still it is not for everybody.
    await join(world, talent, hidden.startupId)
    await expect(sent(world, talent, hidden)).rejects.toEqual(refused('applications.not-listed'))
    const open = await openRoleOf(world, owner)
    const before = await stored(world)
    await turnInto({ world, owner, asker: owner }, 'TALENT')
    await expect(sent(world, owner, open)).rejects.toEqual(refused('applications.own'))
    await turnInto({ world, owner, asker: owner }, 'FOUNDER')
    await ban(world, owner)
    await expect(sent(world, talent, open)).rejects.toEqual(refused('roles.unknown'))
    const applications = (await stored(world)).filter(({ applicationId }) => applicationId)
    expect(applications).toEqual(before.filter(({ applicationId }) => applicationId))
  })

  it('is three times a month, withdrawn or not; without end for who pays', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const talent = await newTalent(world)
    const first = await sent(world, talent, await openRoleOf(world, owner))
    await withdrawApplication(world.again(talent), { applicationId: first })
    for (const _ of [2, 3]) await sent(world, talent, await openRoleOf(world, owner))
    const fourth = await openRoleOf(world, owner)
    await expect(sent(world, talent, fourth)).rejects.toEqual(refused('applications.quota'))
    expect(await roleCount(world, owner, fourth)).toBe(0)
    for (const tier of ['PRO', 'ENTERPRISE'] as const) {
      await payFor(world, talent, tier)
      await sent(world, talent, await openRoleOf(world, owner))
    }
    await payFor(world, talent, 'FREE')
    await expect(sent(world, talent, fourth)).rejects.toEqual(refused('applications.quota'))
    world.world.advance(31 * DAY_MS)
    await sent(world, talent, fourth)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('is once at a time for each role, and again after a no or a withdrawal', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { talent, applicationId: first, ...key } = await appliedTo(world, owner)
    await expect(sent(world, talent, key)).rejects.toEqual(refused('applications.live'))
    await decided(world, owner, { applicationId: first, status: 'REJECTED' })
    expect(await roleCount(world, owner, key)).toBe(1)
    const second = await sent(world, talent, key)
    expect(await roleCount(world, owner, key)).toBe(2)
    await withdrawApplication(world.again(talent), { applicationId: second })
    expect(await roleCount(world, owner, key)).toBe(1)
    const third = await sent(world, talent, key)
    await decided(world, owner, { applicationId: third, status: 'ACCEPTED' })
    await payFor(world, talent, 'PRO')
    await expect(sent(world, talent, key)).rejects.toEqual(refused('applications.live'))
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('a count that has drifted stands in nobody’s way, and is mended', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { talent, applicationId, ...key } = await appliedTo(world, owner)
    const place = { PK: `STARTUP#${key.startupId}`, SK: `ROLE#${key.roleId}` }
    const drift = (applicantCount: number) =>
      world.deps.store.write([{ kind: 'update', key: place, set: { applicantCount } }])
    await drift(0)
    await withdrawApplication(world.again(talent), { applicationId })
    expect(await roleCount(world, owner, key)).toBe(0)
    await drift(7)
    await world.settle()
    expect(await world.verify()).toEqual([
      `ROLE#${key.roleId} counts 7 applicants, and there are 0`,
    ])
    await world.reconcile()
    expect(await amiss(world)).toEqual([])
  })
})

const TEAM = `query ($startupId: ID!) {
  team(startupId: $startupId) { items { userId roleId user { firstName } } } }`
const MINE = '{ myMemberships { items { startupId startup { name } } } }'

describe.each(stores)('a team on $name', (store) => {
  it('is who was accepted, sees what is hidden, and is left or taken leave of', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const key = await openRoleOf(world, owner)
    const accepted = { key, status: 'ACCEPTED' } as const
    const ann = await appliedTo(world, owner, accepted)
    const ben = await appliedTo(world, owner, accepted)
    const { startupId, roleId } = key
    await setStartupVisibility(world.again(owner), { startupId, visibility: 'PRIVATE' })
    world.world.settleIndexes()
    const members = async (asker = owner) =>
      (await world.ask(asker, TEAM, { startupId })).data?.team.items
    const ids = [idOf(ann.talent), idOf(ben.talent)].sort()
    expect(await members(ann.talent)).toMatchObject(ids.map((userId) => ({ userId, roleId })))
    const { data } = await world.ask(ann.talent, MINE)
    expect(data.myMemberships.items).toEqual([{ startupId, startup: { name: 'Quiet Engines' } }])

    await ban(world, ben.talent)
    expect(await members()).toMatchObject([{ userId: idOf(ann.talent) }])
    await removeMember(world.again(owner), { startupId, userId: idOf(ben.talent) })
    await leaveStartup(world.again(ann.talent), { startupId })
    expect(await members()).toEqual([])
    // The index may be late; what is listed is what is so.
    expect((await world.ask(ann.talent, MINE)).data.myMemberships.items).toEqual([])
    expect((await world.ask(ann.talent, TEAM, { startupId })).errors?.[0]?.extensions.reason).toBe(
      'startups.unknown',
    )
    await world.settle()
    const told = world.events.map(({ name }) => name)
    expect(told.filter((name) => name.startsWith('collabhub.member.')).sort()).toEqual([
      'collabhub.member.joined',
      'collabhub.member.joined',
      'collabhub.member.left',
      'collabhub.member.left',
    ])
    expect(await amiss(world)).toEqual([])
  })

  it('has everybody once, also by two roles, and nobody who is banned', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { talent, ...first } = await appliedTo(world, owner, { status: 'ACCEPTED' })
    const { id } = (
      await world.ask(
        owner,
        `mutation ($startupId: ID!) { createRole(startupId: $startupId, title: "Cook",
          description: "Cooks for all of us, every day.", type: PART_TIME, skills: ["soup"]) { id } }`,
        { startupId: first.startupId },
      )
    ).data.createRole
    const second = await sent(world, talent, { startupId: first.startupId, roleId: id })
    await decided(world, owner, { applicationId: second, status: 'ACCEPTED' })
    const { data } = await world.ask(owner, TEAM, { startupId: first.startupId })
    expect(data.team.items).toMatchObject([{ roleId: first.roleId }])
    const other = await appliedTo(world, owner)
    await ban(world, other.talent)
    const accept = { applicationId: other.applicationId, status: 'ACCEPTED' } as const
    await expect(decided(world, owner, accept)).rejects.toEqual(
      refused('applications.no-applicant'),
    )
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
