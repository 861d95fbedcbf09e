import { refusals } from '@longtable/testing/races'
import { keysIn, pngFile } from '@longtable/files/testing'
import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { sentUpload } from '../testing/send-upload.ts'
import { finishedUpload, finishUpload } from './guild-uploads.ts'
import { uploadById } from './upload.patterns.ts'

const module = new URL('./upload.racers.ts', import.meta.url).href

async function sentBy(given: RaceWorld) {
  const ana = await given.person('ana')
  const uploadId = await sentUpload(ana, pngFile(300, 200))
  return { ana, given: { userId: idOf(ana), uploadId } }
}

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('finish one upload: it is finished once, and all get the same answer', async () => {
    await using world = await open()
    const { ana, given } = await sentBy(world)
    const outcomes = await world.race({ module, racers: ['finish'], given })
    const answers = outcomes.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
    expect(answers.length).toBeGreaterThan(40)
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(refusals(outcomes)).toEqual([])
    const audits = (await world.items()).filter(
      ({ action, metadata }) =>
        action === 'UPLOAD_FINISHED' && !(metadata as { unchanged?: boolean }).unchanged,
    )
    expect(audits).toHaveLength(1)
    await world.settle()
    expect(await keysIn(ana.files, 'temp/uploads/', 'activities/')).toEqual([
      `activities/${given.userId}/${given.uploadId}.png`,
    ])
  })

  it('use one upload: one has it', async () => {
    await using world = await open()
    const { ana, given } = await sentBy(world)
    await finishUpload(ana, given)
    const { upload } = await finishedUpload(ana, { ...given, purpose: 'activity' })
    const outcomes = await world.race({ module, racers: ['use'], given: { upload } })
    expect(outcomes.filter(({ answer }) => answer === true)).toHaveLength(1)
    expect(refusals(outcomes)).toEqual([])
    const row = await uploadById(world.deps, { userId: given.userId, id: given.uploadId })
    expect(row).toMatchObject({ status: 'used', usedBy: expect.stringMatching(/^thing-/) })
  })
})
