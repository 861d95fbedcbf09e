import { pngFile } from '@longtable/files/testing'
import { openTestLmdb } from '@longtable/store/testing'
import { type Meter, PAGE } from '@longtable/testing/units'
import type { GuildContext } from '../context.ts'
import { postActivity } from '../feed/post-activity.ts'
import { markFeedSeen } from '../feed/mark-feed-seen.ts'
import { finishUpload } from '../uploads/guild-uploads.ts'
import { documentOf } from './generated-documents.ts'
import { createGuildWorld, type GuildWorld, idOf } from './guild-world.ts'
import { BY_ADMIN, listedScene } from './listed-scene.ts'
import { sentUpload } from './send-upload.ts'

/** In a room of two; and nothing has failed. */
const SHORT = ['search', 'roomMembers', 'deadLetters']

/** What Ana has beside her lists, and the ids by which single things are asked for. */
async function singleThings(guild: GuildWorld, ana: GuildContext) {
  const first = async (name: string) => {
    const given = { first: 1 }
    const { data } = await guild.ask(ana, documentOf('Query', { name, given }), given)
    return data[name].items[0] as Record<string, string>
  }
  const uploadId = await sentUpload(ana, pngFile(6, 4))
  await finishUpload(ana, { uploadId })
  const input = postActivity.input.parse({ text: 'Look', visibility: 'public', uploadId })
  const { id: activityId } = await postActivity(ana, input)
  await markFeedSeen(ana, { activityId })
  await guild.settle()
  const { id: inviteId, resourceId } = await first('receivedInvites')
  const { id: questId } = await first('quests')
  const { id: taskId } = await first('tasksDue')
  const { id: milestoneId } = await first('milestones')
  const { id: offerId } = await first('myOffers')
  return {
    all: { questId, taskId, milestoneId, offerId, uploadId, activityId, actorId: idOf(ana) },
    invite: { inviteId, resourceType: 'goal', resourceId },
  }
}

/** Made on the embedded store, which is faster at it, and copied. */
async function copiedScene(guild: GuildWorld) {
  await using made = await createGuildWorld({ name: 'LMDB', open: openTestLmdb })
  const { ana, root, given } = await listedScene(made, PAGE)
  const single = await singleThings(made, ana)
  guild.world.advance(made.world.now() - guild.world.now())
  await guild.deps.store.writeMany({ puts: await made.items() })
  return { ...single, given, ana: guild.again(ana), root: guild.again(root) }
}

/** Every query on lists of twenty by twenty different people, asked by the one whom they are about. */
export async function unitsOfQueries(
  guild: GuildWorld,
  { askAll }: Meter<GuildContext>,
): Promise<void> {
  const { ana, root, given, all, invite } = await copiedScene(guild)
  const of = {
    collaborationInvite: invite,
    doIFollow: { followeeId: given.friendId },
    profile: { id: idOf(ana) },
    profileByEmail: { email: 'ana@example.com' },
    user: { id: given.friendId },
    userByNickname: { nickname: 'ben1' },
    peopleMatching: { prefix: 'be' },
    isNicknameAvailable: { nickname: 'nobody' },
    promotion: { actorId: given.friendId },
    search: { text: 'ben1' },
    goals: {},
  }
  const who = (name: string) => (BY_ADMIN.includes(name) ? root : ana)
  await askAll({ who, given: { ...given, ...all }, of, short: SHORT })
}
