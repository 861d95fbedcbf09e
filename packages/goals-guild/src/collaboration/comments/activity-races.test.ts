import { refusals, winners } from '@longtable/testing/races'
import { describe, expect, it } from 'vitest'
import { statsOf } from '../comment.patterns.ts'
import { audience } from '../../testing/answers.ts'
import { idOf } from '../../testing/guild-world.ts'
import { guildRaces, type RaceWorld } from '../../testing/races.ts'

const module = new URL('./activity.racers.ts', import.meta.url).href

async function prepared(guild: RaceWorld) {
  const { author, follower, id: activityId } = await audience(guild, { visibility: 'public' })
  const ids = []
  for (let n = 0; n < 50; n++) ids.push(idOf(await guild.person(`somebody-${n}`)))
  return { activityId, authorId: idOf(author), followerId: idOf(follower), ids }
}

const typesOf = async (guild: RaceWorld) => (await guild.items()).map(({ type }) => type)

describe.each(guildRaces)('fifty at once at an activity on $name', ({ open }) => {
  it('give and take the same kudos and answer: the counts say what there is', async () => {
    await using guild = await open()
    const given = await prepared(guild)
    const racers = ['give', 'take', 'answer']
    const outcomes = await guild.race({ module, racers, given })
    expect(refusals(outcomes)).toEqual([])
    await guild.settle()
    expect(await guild.verify()).toEqual([])
    const answers = winners(outcomes).filter(({ place }) => place % 3 === 2).length
    const stats = await statsOf(guild.deps, { commentId: given.activityId })
    expect(stats?.replyCount).toBe(answers)
  })

  it('answer while it is deleted: nothing is left', async () => {
    await using guild = await open()
    const given = await prepared(guild)
    const racers = ['answer', 'give', 'answer', 'answer', 'give', 'answer', 'answer', 'remove']
    const outcomes = await guild.race({ module, racers, given })
    for (const refusal of refusals(outcomes))
      expect(refusal).toMatch(/^NOT_FOUND (comments|activities)\.unknown$/)
    await guild.settle()
    const types = new Set(await typesOf(guild))
    for (const type of ['Comment', 'CommentRef', 'CommentStats', 'Reaction', 'Activity'])
      expect(types).not.toContain(type)
    expect(await guild.verify()).toEqual([])
  })
})
