import { openTestLmdb } from '@longtable/store/testing'
import { createMeteredWorld, meteredCopy, unitsText } from '@longtable/testing/system'
import { createMeter, documentsOf, PAGE } from '@longtable/testing/units'
import { expect, it } from 'vitest'
import { createFamilyWorld, idOf, testedFamily } from './testing/family-world.ts'
import { playLists } from './testing/units-scene.ts'
import { playRest } from './testing/units-story.ts'

const BY_ADMIN =
  'archiveTask archiveTasks auditByDay auditByUser auditChain deletedLetters deletedMedia inactiveUsers invitations pendingUsers storedByMember'.split(
    ' ',
  )

/** Few archives were packed, and all pictures are of one year. */
const SHORT = ['archiveTasks', 'mediaYears']

/** Enough for a group. */
const FEW = 3
const MANY_STEPS_MS = 1_800_000

/** On lists of twenty by twenty different people, made where that is faster. */
async function unitsOfQueries() {
  await using made = await createFamilyWorld({ name: 'LMDB', open: openTestLmdb })
  const played = await playLists(made, createMeter(made), PAGE)
  await using family = await meteredCopy(made, testedFamily)
  const { units, askAll } = createMeter(family)
  const { ana, root, letterId, timestamp, personId, mediaId, conversationId, draftId } = played
  const { taskId, uploadId } = played
  const ids = { letterId, itemId: letterId, personId, mediaId, conversationId, draftId, taskId }
  const date = new Date(family.world.now()).toISOString().slice(0, 10)
  const time = { timestamp, from: timestamp, date, day: '2026-05-01', monthDay: '05-01' }
  const kind = { page: 1, tag: 'Porto', category: 'pictures', status: 'ready' }
  await askAll({
    who: (name) => (BY_ADMIN.includes(name) ? root : ana),
    given: { ...ids, ...time, ...kind, uploadId, userId: idOf(ana) },
    of: { mediaOfYear: { year: 1943 }, searchArchive: { text: 'dear' } },
    short: SHORT,
  })
  return units
}

it('charges every operation what is written down', { timeout: MANY_STEPS_MS }, async () => {
  await using family = await createMeteredWorld(testedFamily)
  const meter = createMeter(family)
  await playRest(await playLists(family, meter, FEW), meter.hear)
  const units = { ...meter.units, ...(await unitsOfQueries()) }
  expect(Object.keys(units).sort()).toEqual([...documentsOf(family.system).operationNames].sort())
  await expect(unitsText(units)).toMatchFileSnapshot('../units.json')
})
