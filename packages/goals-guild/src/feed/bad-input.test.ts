import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGroup } from '../groups/create-group.ts'
import { archiveGroup } from '../groups/archive-group.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { deleteActivity } from './delete-activity.ts'
import { postActivity } from './post-activity.ts'

describe.each(stores)('bad posts on $name', (store) => {
  it('are refused with the field and the rule, and nothing is stored', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const before = (await given.items()).length
    const bad: readonly (readonly [string, string])[] = [
      ['text: ""', 'text'],
      ['text: "  \\u0007 "', 'text'],
      [`text: "${'x'.repeat(2001)}"`, 'text'],
      ['text: "a", tags: ["#"]', 'tags.0'],
      ['text: "a", groupId: "x#y"', 'groupId'],
      [`text: "a", visibility: public, groupId: "${given.world.stamp().id}"`, 'visibility'],
    ]
    for (const [input, field] of bad) {
      const { errors } = await given.ask(ana, `mutation { postActivity(${input}) { id } }`)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
    }
    expect((await given.items()).length).toBe(before)
    const family = '👨‍👩‍👧‍👦'.repeat(200)
    const posted = await given.ask(
      ana,
      'mutation ($text: String!) { postActivity(text: $text) { text author { nickname } } }',
      { text: family },
    )
    expect(posted.data.postActivity).toEqual({ text: family, author: { nickname: 'ana' } })
  })

  it('are bounded in a minute, and a repeat is not counted', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const post = (requestId?: string) =>
      postActivity(given.again(ana), postActivity.input.parse({ text: 'Hello' }), requestId)
    const first = await post('the-first-post')
    for (let n = 1; n < 30; n++) await post()
    await expect(post()).rejects.toMatchObject({ code: 'RATE_LIMITED', reason: 'limits.post' })
    expect(await post('the-first-post')).toEqual(first)
    given.world.advance(60_000)
    await post()
  })

  it('lose a race against a suspension, an archiving and a second delete', async () => {
    await using given = await createGuildWorld(store)
    const [ana, admin] = [await given.person('ana'), await given.admin('root')]
    const { id: groupId } = await createGroup(ana, createGroup.input.parse({ name: 'Runners' }))
    const post = postActivity.input.parse({ text: 'Hello', groupId })
    const archived = interrupted(given.again(ana), () => archiveGroup(ana, { groupId }))
    await expect(postActivity(archived, post)).rejects.toMatchObject({ reason: 'groups.archived' })
    const { id: activityId } = await postActivity(ana, postActivity.input.parse({ text: 'Mine' }))
    const gone = interrupted(given.again(ana), () => deleteActivity(ana, { activityId }))
    await expect(deleteActivity(gone, { activityId })).rejects.toMatchObject({
      reason: 'activities.unknown',
    })
    const suspended = interrupted(given.again(ana), () => suspendUser(admin, { userId: idOf(ana) }))
    await expect(
      postActivity(suspended, postActivity.input.parse({ text: 'Late' })),
    ).rejects.toMatchObject({ reason: 'users.suspended' })
    expect(await given.verify()).toEqual([])
  })
})
