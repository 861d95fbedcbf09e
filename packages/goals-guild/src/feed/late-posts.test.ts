import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { archiveGroup } from '../groups/archive-group.ts'
import { deleteGroup } from '../groups/delete-group.ts'
import { leaveGroup } from '../groups/leave-group.ts'
import { removeMember } from '../groups/remove-member.ts'
import { unarchiveGroup } from '../groups/unarchive-group.ts'
import { groupOf } from '../testing/groups.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteActivity } from './delete-activity.ts'
import { sortKeyOf } from './activity-keys.ts'
import { shownHappening } from './feed-live.ts'
import { postActivity } from './post-activity.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

describe.each(stores)('a post to a group on $name', (store) => {
  it('is not there when the group has closed or gone, or its author was removed meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, groupId, who } = await groupOf(guild, { people: { ben: 'member' } })
    const ben = who('ben')
    const input = postActivity.input.parse({ text: 'Too late', groupId })
    const post = (meanwhile: () => Promise<unknown>, by = ben) =>
      postActivity(interrupted(guild.again(by), meanwhile), input)
    const owner = () => guild.again(ana)
    const count = async () =>
      (await guild.items()).filter(({ previewText }) => previewText === 'Too late').length

    await expect(post(() => archiveGroup(owner(), { groupId }))).rejects.toEqual(
      refused('groups.archived'),
    )
    await unarchiveGroup(owner(), { groupId })
    await expect(post(() => removeMember(owner(), { groupId, userId: idOf(ben) }))).rejects.toEqual(
      refused('groups.not-member'),
    )
    await expect(post(() => deleteGroup(owner(), { groupId }), ana)).rejects.toEqual(
      refused('groups.unknown'),
    )
    expect(await count()).toBe(0)
  })

  it('is not for its author to delete any more who is out of the group', async () => {
    await using guild = await createGuildWorld(store)
    const { groupId, who } = await groupOf(guild, { people: { ben: 'member' } })
    const ben = who('ben')
    const { id: activityId } = await postActivity(
      guild.again(ben),
      postActivity.input.parse({ text: 'Hello', groupId }),
    )
    await leaveGroup(guild.again(ben), { groupId })
    const cem = await guild.person('cem')
    for (const one of [ben, cem])
      await expect(deleteActivity(guild.again(one), { activityId, groupId })).rejects.toEqual(
        refused('activities.unknown'),
      )
  })
})

describe.each(stores)('a live event of the feed on $name', (store) => {
  it('is shown to who follows at that moment, and not to who did a moment ago', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const post = postActivity.input.parse({ text: 'Hello', visibility: 'public' })
    const { id: activityId, createdAt } = await postActivity(guild.again(ana), post)
    const key = sortKeyOf({ activityId, createdAt })
    const happened = { actorId: idOf(ana), key, cause: undefined }
    const shown = async () => (await shownHappening(guild.again(ben), happened))?.id
    await followUser(guild.again(ben), { followeeId: idOf(ana) })
    expect(await shown()).toBe(activityId)
    await unfollowUser(guild.again(ben), { followeeId: idOf(ana) })
    expect(await shown()).toBeUndefined()
  })
})
