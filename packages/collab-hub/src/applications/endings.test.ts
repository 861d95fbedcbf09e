import type { Job } from '@longtable/core'
import { stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { deleteRole } from '../roles/delete-role.ts'
import { deleteStartup } from '../startups/delete-startup.ts'
import { setStartupStatus } from '../startups/set-startup-status.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import { appliedTo, decided, newTalent, openRoleOf, payFor, sent } from '../testing/applications.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { ApplicationStatus } from './application.entity.ts'
import { applicationById, quotasOf } from './application.patterns.ts'
import { closingJob } from './close-applications.ts'
import { updateFounderNotes } from './update-founder-notes.ts'
import { withdrawApplication } from './withdraw-application.ts'

const DAY_MS = 86_400_000
const SECOND_LOOK_MS = 15 * 60_000
const STATUSES = ApplicationStatus.options

const guards = async (world: HubWorld) =>
  (await world.items()).filter(({ PK }) => PK.startsWith('UNIQUE#APPLICATION#'))

/** All that does not expire. */
const lasting = async (world: HubWorld) =>
  (await world.items()).filter(({ ttl }) => ttl === undefined)

const statusOf = async (world: HubWorld, applicationId: string) =>
  (await applicationById(world.deps, { applicationId }))?.status

const SHOWN = `query ($applicationId: ID!) { application(applicationId: $applicationId) {
  status coverLetter roleTitle startupName } }`

describe.each(stores)('a role that is deleted, on $name', (store) => {
  it('refuses who waits, keeps who was accepted, and holds nobody’s place', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const key = await openRoleOf(world, owner)
    const made = []
    for (const status of STATUSES)
      made.push({ status, ...(await appliedTo(world, owner, { key, status })) })
    await deleteRole(world.again(owner), key)
    await world.settle()
    expect(await guards(world)).toEqual([])
    for (const { status, applicationId, talent } of made) {
      const isKept = ['ACCEPTED', 'WITHDRAWN'].includes(status)
      const { data } = await world.ask(talent, SHOWN, { applicationId })
      expect(data.application).toMatchObject({
        status: isKept ? status : 'REJECTED',
        roleTitle: 'Acoustics engineer',
        startupName: 'Quiet Engines',
      })
    }
    const [pending] = made
    if (pending)
      await expect(withdrawApplication(world.again(pending.talent), pending)).rejects.toMatchObject(
        { reason: 'applications.status' },
      )
    expect(await amiss(world)).toEqual([])
  })

  it('is looked at again for whom the index showed too late', async () => {
    await using world = await createHubWorld(store, { lagging: true })
    const owner = await world.person('owner')
    const { applicationId, ...key } = await appliedTo(world, owner)
    await deleteRole(world.again(owner), key)
    await world.settle()
    world.world.advance(SECOND_LOOK_MS)
    await world.settle()
    expect(await statusOf(world, applicationId)).toBe('REJECTED')
    expect(await world.verify()).toEqual([])
  })

  it('is gone on with where its job has died', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const key = await openRoleOf(world, owner)
    for (const status of STATUSES) await appliedTo(world, owner, { key, status })
    await deleteRole(world.again(owner), key)
    await world.process()
    world.world.settleIndexes()
    const { store: table } = world.deps
    for (let writes = 0; writes < 3; writes++) {
      let left = writes
      const write: typeof table.write = async (operations) => {
        if (left-- === 0) throw new Error('killed')
        return table.write(operations)
      }
      const job = closingJob({ ...world.deps, store: { ...table, write } })
      const run = { job: { payload: key } as unknown as Job, progress: async () => {} }
      const { signal: stopping } = new AbortController()
      await expect(job.run({ ...run, stopping })).rejects.toThrow('killed')
    }
    await world.settle()
    expect(await guards(world)).toEqual([])
    const rows = (await world.items()).filter(({ SK }) => SK.startsWith('STATUS#'))
    // Five have moved before, three with the role.
    expect(rows).toHaveLength(8)
    expect(await amiss(world)).toEqual([])
  })

  it('goes with its startup, and so does the team', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const key = await openRoleOf(world, owner)
    const waiting = await appliedTo(world, owner, { key })
    const joined = await appliedTo(world, owner, { key, status: 'ACCEPTED' })
    const { startupId } = key
    await setStartupStatus(world.again(owner), { startupId, status: 'DRAFT' })
    await deleteStartup(world.again(owner), { startupId })
    await world.settle()
    await world.settle()
    expect(await statusOf(world, waiting.applicationId)).toBe('REJECTED')
    expect(await statusOf(world, joined.applicationId)).toBe('ACCEPTED')
    const place = { startupId, userId: idOf(joined.talent) }
    expect(await membershipOf(world.deps, place)).toBeUndefined()
    const { data } = await world.ask(waiting.talent, SHOWN, { ...waiting })
    expect(data.application.roleTitle).toBe('Acoustics engineer')
    expect(await guards(world)).toEqual([])
    expect(await amiss(world)).toEqual([])
  })

  it('leaves the same behind however its changes are delivered, and how often', async () => {
    for (const seed of [1, 2, 3]) {
      await using world = await createHubWorld(store, { seed })
      const owner = await world.person('owner')
      const key = await openRoleOf(world, owner)
      for (const status of STATUSES) await appliedTo(world, owner, { key, status })
      const other = await appliedTo(world, owner)
      await deleteRole(world.again(owner), key)
      await deliverShuffled(world)
      await world.settle()
      await deliverShuffled(world)
      const statuses = (await world.items())
        .filter(({ entityType, roleId }) => entityType === 'APPLICATION' && roleId === key.roleId)
        .map(({ status }) => String(status))
      const refused = ['REJECTED', 'REJECTED', 'REJECTED', 'REJECTED']
      expect(statuses.sort()).toEqual(['ACCEPTED', ...refused, 'WITHDRAWN'])
      expect(await statusOf(world, other.applicationId)).toBe('PENDING')
      expect(await amiss(world)).toEqual([])
    }
  })
})

describe.each(stores)('an applicant who deletes their account, on $name', (store) => {
  it('has withdrawn, and nothing that they wrote is left', async () => {
    await using world = await createHubWorld(store, { seals: true })
    const owner = await world.person('owner')
    const talent = await newTalent(world)
    await payFor(world, talent, 'PRO')
    const made = []
    for (const status of STATUSES) {
      const key = await openRoleOf(world, owner)
      const applicationId = await sent(world, talent, key)
      const notes = 'Reminds me of my aunt Quentina.'
      await updateFounderNotes(world.again(owner), { applicationId, notes })
      if (status === 'WITHDRAWN') await withdrawApplication(world.again(talent), { applicationId })
      else if (status !== 'PENDING') await decided(world, owner, { applicationId, status })
      made.push({ status, applicationId, ...key })
    }
    await deleteAccount(world.again(talent), {})
    await world.settle()
    for (const { status, applicationId } of made)
      expect(await statusOf(world, applicationId)).toBe(
        ['ACCEPTED', 'REJECTED'].includes(status) ? status : 'WITHDRAWN',
      )
    const left = JSON.stringify(await world.items())
    expect(left).not.toContain('measured what nobody hears')
    expect(left).not.toContain('Quentina')
    expect((await quotasOf(world.as(), { userId: idOf(talent) })).items).toEqual([])
    const document = `query ($applicationId: ID!) { application(applicationId: $applicationId) {
      coverLetter applicant { firstName } founderNotes } }`
    const { data } = await world.ask(owner, document, { applicationId: made[0]?.applicationId })
    expect(data.application).toEqual({ coverLetter: '', applicant: null, founderNotes: null })
    expect(await amiss(world)).toEqual([])
    const before = await lasting(world)
    world.world.advance(SECOND_LOOK_MS)
    await world.settle()
    expect(await lasting(world)).toEqual(before)
    expect((await world.adopt()).counts).toEqual({})
  })
})

describe.each(stores)('reminders of applications on $name', (store) => {
  const later = async (world: HubWorld, days: number) => {
    world.world.advance(days * DAY_MS)
    await world.settle()
    await world.settle()
  }

  const reminders = ({ mails }: HubWorld) => mails.filter(({ subject }) => / days /.test(subject))

  it('come after 7 and 13 days of silence, each once, and no more', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { applicationId } = await appliedTo(world, owner)
    await world.settle()
    await later(world, 6)
    expect(reminders(world)).toEqual([])
    await later(world, 1)
    expect(reminders(world)).toMatchObject([
      { to: 'owner@example.com', subject: expect.stringContaining('7 days') },
    ])
    expect(reminders(world)[0]?.text).toContain('“Acoustics engineer” at Quiet Engines')
    await later(world, 1)
    // What was handed over once may be handed over again, also long after.
    await deliverShuffled(world)
    await later(world, 5)
    await later(world, 30)
    await deliverShuffled(world)
    await later(world, 1)
    expect(reminders(world).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('7 days'),
      expect.stringContaining('13 days'),
    ])
    const told = world.events.filter(({ name }) => name === 'collabhub.application.reminded')
    expect([...new Set(told.map(({ data }) => data['days']))]).toEqual([7, 13])
    expect(await applicationById(world.deps, { applicationId })).toMatchObject({ remindedDays: 13 })
  })

  it('do not come once the status has moved, nor to a founder who is gone', async () => {
    await using world = await createHubWorld(store)
    const [owner, gone] = [await world.person('owner'), await world.person('gone')]
    const answered = await appliedTo(world, owner)
    const withdrawn = await appliedTo(world, owner)
    await appliedTo(world, gone)
    await world.settle()
    await later(world, 6)
    await decided(world, owner, { ...answered, status: 'REVIEWING' })
    await withdrawApplication(world.again(withdrawn.talent), withdrawn)
    await deleteAccount(world.again(gone), {})
    await later(world, 1)
    await later(world, 6)
    expect(reminders(world)).toEqual([])
    for (const key of [answered, withdrawn]) {
      const { remindedDays } = (await applicationById(world.deps, key)) ?? {}
      expect(remindedDays).toBeUndefined()
    }
  })
})
