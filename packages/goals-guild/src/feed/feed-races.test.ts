import { refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { createGroup } from '../groups/create-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { idOf } from '../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../testing/races.ts'
import { activityHeadOf } from './feed.patterns.ts'
import { postActivity } from './post-activity.ts'

const module = new URL('./feed.racers.ts', import.meta.url).href

async function group(given: RaceWorld) {
  const owner = await given.person('owner')
  const input = createGroup.input.parse({ name: 'Runners', access: 'open' })
  const { id: groupId } = await createGroup(owner, input)
  const ids = [idOf(owner)]
  for (let n = 0; n < 4; n++) {
    const person = await given.person(`member-${n}`)
    await joinGroup(person, { groupId })
    ids.push(idOf(person))
  }
  return { owner, groupId, ids }
}

describe.each(guildRaces)('fifty at once on $name', ({ open }) => {
  it('post to one group: no key is lost from its head', async () => {
    await using given = await open()
    const { groupId, ids } = await group(given)
    const racers = ['postToGroup']
    const outcomes = await given.race({ module, racers, given: { groupId, ids } })
    expect(refusals(outcomes)).toEqual([])
    expect(winners(outcomes).length).toBeGreaterThan(10)
    const head = await activityHeadOf(given.deps, { actorId: groupId })
    expect(head?.newestKeys).toHaveLength(winners(outcomes).length)
    expect(await given.verify()).toEqual([])
  })

  it('delete one activity while others post: it goes once, and the head is right', async () => {
    await using given = await open()
    const { owner, groupId, ids } = await group(given)
    const { id: activityId } = await postActivity(
      owner,
      postActivity.input.parse({ text: 'Hello', groupId }),
    )
    const outcomes = await given.race({
      module,
      racers: ['deleteSame', 'postToGroup', 'postOnce', 'postToGroup'],
      given: { groupId, ids, activityId },
    })
    for (const refusal of refusals(outcomes))
      expect(['NOT_FOUND activities.unknown']).toContain(refusal)
    const deleted = winners(outcomes).filter(({ place }) => place % 4 === 0)
    expect(deleted).toHaveLength(1)
    const items = await given.items()
    expect(items.filter(({ previewText }) => previewText === 'once')).toHaveLength(1)
    expect(await given.verify()).toEqual([])
  })
})
