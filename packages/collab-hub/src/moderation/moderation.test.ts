import { stores } from '@longtable/testing'
import { deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { setShards } from '../shards/set-shards.ts'
import { reviewStartup } from '../startups/review-startup.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { roleById } from '../roles/startup-role.patterns.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { inbox } from '../testing/inbox.ts'
import { report } from '../testing/reports.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { userById } from '../users/user.patterns.ts'
import { decideReport } from './decide-report.ts'

const NOTES = 'This is not what it says.'

async function scene(world: HubWorld) {
  const admin = await world.admin('root')
  const owner = await world.person('owner')
  const talent = await world.person('talent')
  const startupId = await startupOf(world, owner)
  const place = await roleOf(world, owner, { startupId })
  return { admin, owner, talent, startupId, place }
}

const ids = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
  items.map(({ id }) => id)

describe.each(stores)('moderation on $name', (store) => {
  it('has a queue of what waits, of every visibility and shard, the first ones first', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const owner = await world.person('owner')
    const again = () => world.again(admin)
    await setShards(again(), { hotKey: 'STARTUP', count: 3 })
    const waiting: string[] = []
    for (const visibility of ['PUBLIC', 'PRIVATE', 'INVESTORS_ONLY', 'PRIVATE', 'PUBLIC'])
      waiting.push(await startupOf(world, owner, { visibility, status: 'PENDING_REVIEW' }))
    await startupOf(world, owner)
    world.world.settleIndexes()
    const read = async (): Promise<string[]> => {
      const found: string[] = []
      let after: string | null = null
      do {
        const document =
          'query ($after: String) { moderationQueue(first: 2, after: $after) { items { id } after } }'
        const { data } = await world.ask(admin, document, { after })
        found.push(...ids(data.moderationQueue))
        expect(data.moderationQueue.items.length === 2 || data.moderationQueue.after === null).toBe(
          true,
        )
        after = data.moderationQueue.after
      } while (after !== null)
      return found
    }
    expect(await read()).toEqual(waiting)
    const [first = ''] = waiting
    await reviewStartup(again(), { startupId: first, status: 'ACTIVE' })
    // The index may be late; what is decided does not wait any more.
    expect(await read()).toEqual(waiting.slice(1))
  })

  it('takes one live report per person and thing, told by nobody to its owner', async () => {
    await using world = await createHubWorld(store)
    const { admin, owner, talent, startupId, place } = await scene(world)
    await world.settle()
    const before = await inbox(world, owner)
    const target = { targetType: 'STARTUP', targetId: startupId } as const
    const tries = await Promise.allSettled([1, 2, 3].map(() => report(world, talent, target)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(report(world, talent, target)).rejects.toMatchObject({
      reason: 'reports.reported',
    })
    await expect(report(world, owner, target)).rejects.toMatchObject({ reason: 'reports.own' })
    const role = { targetType: 'STARTUP_ROLE', targetId: place.roleId } as const
    await expect(report(world, talent, role)).rejects.toMatchObject({ reason: 'reports.no-parent' })
    await report(world, talent, { ...role, parentId: startupId })
    await world.settle()
    const asked = '{ reports { items { id targetType status reporterId } } }'
    const { data } = await world.ask(admin, asked)
    const of = (targetType: string) => ({ targetType, status: 'OPEN', reporterId: idOf(talent) })
    expect(data.reports.items).toMatchObject([of('STARTUP'), of('STARTUP_ROLE')])
    expect(await inbox(world, owner)).toEqual(before)
    const [{ id: reportId }] = data.reports.items
    await decideReport(world.again(admin), { reportId, act: 'DISMISS', notes: undefined })
    await expect(
      decideReport(world.again(admin), { reportId, act: 'DISMISS', notes: undefined }),
    ).rejects.toMatchObject({ reason: 'reports.decided' })
    await deliverShuffled(world)
    expect(await inbox(world, talent)).toEqual(['Your report was looked at*'])
    expect(await inbox(world, owner)).toEqual(before)
    // What was decided may be reported anew.
    await report(world, talent, target)
    expect(await amiss(world)).toEqual([])
  })

  it('suspends, closes and bans as whoever does it without a report, in one transaction', async () => {
    await using world = await createHubWorld(store)
    const { admin, owner, talent, startupId, place } = await scene(world)
    await world.settle()
    const again = () => world.again(admin)
    const role = {
      targetType: 'STARTUP_ROLE',
      targetId: place.roleId,
      parentId: startupId,
    } as const
    const aboutRole = await report(world, talent, role)
    await expect(
      decideReport(again(), { reportId: aboutRole, act: 'CLOSE_ROLE', notes: undefined }),
    ).rejects.toMatchObject({ reason: 'reports.no-notes' })
    await decideReport(again(), { reportId: aboutRole, act: 'CLOSE_ROLE', notes: NOTES })
    expect(await roleById(world.deps, place)).toMatchObject({ isOpen: false })
    await world.settle()
    expect((await inbox(world, owner))[0]).toBe('One of your roles was closed*')

    world.world.advance(1000)
    const target = { targetType: 'STARTUP', targetId: startupId } as const
    const aboutStartup = await report(world, talent, target)
    await expect(
      decideReport(again(), { reportId: aboutStartup, act: 'CLOSE_ROLE', notes: NOTES }),
    ).rejects.toMatchObject({ reason: 'reports.act' })
    await decideReport(again(), { reportId: aboutStartup, act: 'SUSPEND_STARTUP', notes: NOTES })
    expect(await startupById(world.deps, { startupId })).toMatchObject({
      status: 'SUSPENDED',
      reviewNotes: NOTES,
    })
    await world.settle()
    expect((await inbox(world, owner))[0]).toBe('Quiet Engines was suspended*')

    const person = { targetType: 'USER', targetId: idOf(owner) } as const
    const aboutOwner = await report(world, talent, person)
    await decideReport(again(), { reportId: aboutOwner, act: 'BAN_USER', notes: NOTES })
    expect(await userById(world.deps, { userId: idOf(owner) })).toMatchObject({
      status: 'BANNED',
      banReason: NOTES,
    })
    const aboutAdmin = await report(world, talent, { targetType: 'USER', targetId: idOf(admin) })
    for (const [by, reason] of [
      [admin, 'users.own-ban'],
      [await world.admin('second'), 'users.admin-ban'],
    ] as const)
      await expect(
        decideReport(world.again(by), { reportId: aboutAdmin, act: 'BAN_USER', notes: NOTES }),
      ).rejects.toMatchObject({ reason })
    await world.settle()
    const actions = (await world.items()).map(({ action }) => action)
    for (const action of ['ROLE_CLOSED', 'STARTUP_SUSPENDED', 'USER_BANNED'])
      expect(actions.filter((one) => one === action)).toHaveLength(1)
    expect(actions.filter((one) => one === 'REPORT_DECIDED')).toHaveLength(3)
    expect(world.events.map(({ name }) => name)).toContain('collabhub.report.decided')
    expect(await inbox(world, talent)).toEqual(
      Array.from({ length: 3 }, () => 'Something was done about your report*'),
    )
    expect(await amiss(world)).toEqual([])
  })

  it('refuses who reports too much', async () => {
    await using world = await createHubWorld(store)
    const talent = await world.person('talent')
    const people = []
    for (let n = 0; n < 21; n++) people.push(await world.person(`person-${n}`))
    const tries = []
    for (const person of people)
      tries.push(
        await report(world, talent, { targetType: 'USER', targetId: idOf(person) }).then(
          () => 'made',
          ({ code }: { code: string }) => code,
        ),
      )
    expect(tries.at(-1)).toBe('RATE_LIMITED')
    expect(new Set(tries.slice(0, -1))).toEqual(new Set(['made']))
  })
})
