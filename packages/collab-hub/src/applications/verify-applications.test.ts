import { put, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Member } from '../startups/startup.entity.ts'
import { appliedTo } from '../testing/applications.ts'
import { amiss, createHubWorld, idOf } from '../testing/hub-world.ts'
import { ApplicationGuard, Quota } from './application.entity.ts'

describe.each(stores)('verify of applications on $name', (store) => {
  it('finds places that nobody holds or nothing keeps, wrong counts and strange members', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const { talent, applicationId, ...key } = await appliedTo(world, owner)
    const gone = await appliedTo(world, owner, { status: 'REJECTED' })
    const [applicantId, otherId] = [idOf(talent), idOf(gone.talent)]
    await world.settle()
    expect(await world.verify()).toEqual([])
    const createdAt = world.world.stamp().at
    const held = { roleId: key.roleId, applicantId }
    const guard = { ...held, applicationId, createdAt }
    const ended = { ...gone, applicantId: otherId, createdAt }
    const month = createdAt.slice(0, 7)
    const member = { startupId: key.startupId, userId: applicantId, createdAt }
    const application = { PK: `APPLICATION#${applicationId}`, SK: 'METADATA' }
    const setStatus = (status: string): Operation => ({
      kind: 'update',
      key: application,
      set: { status, GSI2SK: `STATUS#${status}#${createdAt}` },
    })
    const always = { any: ['absent', 'present'] } as const
    const cases: readonly [Operation, Operation, string][] = [
      [
        remove(ApplicationGuard, held),
        put(ApplicationGuard, guard),
        `APPLICATION#${applicationId} is PENDING and does not hold its place`,
      ],
      [
        put(ApplicationGuard, ended),
        remove(ApplicationGuard, ended),
        `${otherId} is kept from ROLE#${gone.roleId} by nothing`,
      ],
      [
        put(Quota, { userId: applicantId, month, count: 3 }, always),
        put(Quota, { userId: applicantId, month, count: 1 }, always),
        `QUOTA#APPLICATION of ${applicantId} in ${month} counts 3, and 1 were sent`,
      ],
      [
        put(Member, { ...member, applicationId }),
        remove(Member, member),
        `MEMBER#${applicantId} is of ${key.startupId} by ${applicationId}, which is not ACCEPTED`,
      ],
      [
        put(Member, { ...member, startupId: 'nowhere' }),
        remove(Member, { ...member, startupId: 'nowhere' }),
        `MEMBER#${applicantId} is of nowhere, which is not there`,
      ],
      [
        setStatus('ACCEPTED'),
        setStatus('PENDING'),
        `APPLICATION#${applicationId} is ACCEPTED, and nobody joined by it`,
      ],
    ]
    for (const [wrong, right, problem] of cases) {
      await world.deps.store.write([wrong])
      expect(await amiss(world)).toEqual([problem])
      await world.deps.store.write([right])
    }
    expect(await amiss(world)).toEqual([])
  })
})
