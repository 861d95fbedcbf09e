import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { closeRole } from '../roles/close-role.ts'
import { deleteRole } from '../roles/delete-role.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import {
  appliedTo,
  decided,
  LETTER,
  newTalent,
  openRoleOf,
  payFor,
  type RoleKey,
  sent,
} from '../testing/applications.ts'
import { createHubWorld, idOf } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { apply } from './apply.ts'
import { applicationById } from './application.patterns.ts'
import { setApplicationStatus } from './set-application-status.ts'
import { withdrawApplication } from './withdraw-application.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

describe.each(stores)('what changes between reading and writing on $name', (store) => {
  it('nobody applies for what has closed, gone or hidden, nor beyond what they pay for', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const talent = await newTalent(world)
    const again = () => world.again(owner)
    const meanwhile = async (key: RoleKey, act: () => Promise<unknown>) =>
      apply(interrupted(world.again(talent), act), { ...key, coverLetter: LETTER })
    const cases: readonly [string, (key: RoleKey) => Promise<unknown>][] = [
      ['roles.unknown', (key) => closeRole(again(), key)],
      ['roles.unknown', (key) => deleteRole(again(), key)],
      [
        'roles.unknown',
        ({ startupId }) => setStartupVisibility(again(), { startupId, visibility: 'PRIVATE' }),
      ],
      ['applications.live', (key) => sent(world, talent, key)],
    ]
    for (const [reason, act] of cases) {
      const key = await openRoleOf(world, owner)
      await expect(meanwhile(key, () => act(key))).rejects.toEqual(refused(reason))
    }
    await payFor(world, talent, 'PRO')
    for (const _ of [2, 3]) await sent(world, talent, await openRoleOf(world, owner))
    const key = await openRoleOf(world, owner)
    const downgraded = meanwhile(key, () => payFor(world, talent, 'FREE'))
    await expect(downgraded).rejects.toEqual(refused('applications.quota'))
    await payFor(world, talent, 'PRO')
    const banned = meanwhile(key, () => ban(world, owner))
    await expect(banned).rejects.toEqual(refused('roles.unknown'))
    await world.settle()
    expect(await world.verify()).toEqual([])
  })

  it('either the founder or the applicant has decided, and nobody joins who is gone', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const accept = (applicationId: string, act: () => Promise<unknown>) =>
      setApplicationStatus(interrupted(world.again(owner), act), {
        applicationId,
        expected: 'PENDING',
        status: 'ACCEPTED',
      })
    const one = await appliedTo(world, owner)
    const { applicationId } = one
    const withdrawn = accept(applicationId, () =>
      withdrawApplication(world.again(one.talent), { applicationId }),
    )
    await expect(withdrawn).rejects.toEqual(refused('applications.moved'))
    const two = await appliedTo(world, owner)
    const accepted = withdrawApplication(
      interrupted(world.again(two.talent), () =>
        decided(world, owner, { applicationId: two.applicationId, status: 'ACCEPTED' }),
      ),
      { applicationId: two.applicationId },
    )
    await expect(accepted).rejects.toEqual(refused('applications.status'))
    const three = await appliedTo(world, owner)
    const gone = accept(three.applicationId, () => deleteAccount(world.again(three.talent), {}))
    await expect(gone).rejects.toEqual(refused('applications.no-applicant'))
    const four = await appliedTo(world, owner)
    const roleless = accept(four.applicationId, () => deleteRole(world.again(owner), four))
    await expect(roleless).rejects.toEqual(refused('applications.no-role'))
    for (const { startupId, talent } of [one, three, four])
      expect(await membershipOf(world.deps, { startupId, userId: idOf(talent) })).toBeUndefined()
    await world.settle()
    expect(await world.verify()).toEqual([])
    expect(await applicationById(world.deps, three)).toMatchObject({ status: 'WITHDRAWN' })
    expect(await applicationById(world.deps, four)).toMatchObject({ status: 'REJECTED' })
  })
})
