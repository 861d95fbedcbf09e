import { openTestLmdb } from '@longtable/store/testing'
import { createMeteredWorld, meteredCopy, unitsText } from '@longtable/testing/system'
import { createMeter, documentsOf, PAGE } from '@longtable/testing/units'
import { expect, it } from 'vitest'
import { createHubWorld, idOf, testedHub } from './testing/hub-world.ts'
import { playLists } from './testing/units-scene.ts'
import { playRest } from './testing/units-story.ts'

const BY_ADMIN =
  'auditByDay auditByUser auditChain entitiesByTime figures figuresByDay moderationQueue profile profileByEmail report reportedMessages reports subscription subscriptionsByStatus usersByRole usersByStatus'
const BY_TALENT =
  'applicationQuota myApplications myInvoices myMemberships mySubscription savedItems savedSearches'
const isOneOf = (names: string, name: string) => names.split(' ').includes(name)

/** One application has moved once, and there have been few days. */
const SHORT = ['applicationHistory', 'figuresByDay']

/** Enough for a group. */
const FEW = 3
const MANY_STEPS_MS = 1_800_000

/** On lists of twenty by twenty different people, made where that is faster. */
async function unitsOfQueries() {
  await using made = await createHubWorld({ name: 'LMDB', open: openTestLmdb })
  const played = await playLists(made, createMeter(made), PAGE)
  await using hub = await meteredCopy(made, testedHub)
  const { units, askAll } = createMeter(hub)
  const { ana, tom, ida, root, talents } = played
  const { startupId, roleId, applicationId, accessId, conversationId, reportId, uploadId } = played
  const ids = { startupId, roleId, applicationId, accessId, conversationId, reportId, uploadId }
  const date = new Date(hub.world.now()).toISOString().slice(0, 10)
  await askAll({
    who: (name) => {
      if (isOneOf(BY_ADMIN, name)) return root
      if (isOneOf(BY_TALENT, name)) return tom
      return name === 'myAccessRequests' ? ida : ana
    },
    given: { ...ids, date, founderId: idOf(ana), userId: idOf(tom) },
    of: {
      user: { id: idOf(talents[0] ?? tom) },
      profileByEmail: { email: 'talent-tom@example.com' },
      entitiesByTime: { type: 'STARTUP' },
      savedItems: { kind: 'STARTUP' },
      searchStartups: { text: 'pumps' },
      searchRoles: { text: 'engineer' },
      searchTalents: { text: 'talent' },
      subscriptionsByStatus: { status: 'ACTIVE' },
      usersByStatus: { status: 'ACTIVE' },
      usersByRole: { role: 'TALENT' },
    },
    short: SHORT,
  })
  return units
}

it('charges every operation what is written down', { timeout: MANY_STEPS_MS }, async () => {
  await using hub = await createMeteredWorld(testedHub)
  const meter = createMeter(hub)
  await playRest(await playLists(hub, meter, FEW), meter.hear)
  const units = { ...meter.units, ...(await unitsOfQueries()) }
  expect(Object.keys(units).sort()).toEqual([...documentsOf(hub.system).operationNames].sort())
  await expect(unitsText(units)).toMatchFileSnapshot('../units.json')
})
