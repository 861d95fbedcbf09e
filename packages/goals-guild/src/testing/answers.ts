import type { GuildContext } from '../context.ts'
import { postActivity } from '../feed/post-activity.ts'
import { followUser } from '../follows/follow-user.ts'
import { type GuildWorld, idOf } from './guild-world.ts'

export interface Post {
  readonly id: string
  readonly on: { readonly resourceType: 'activity'; readonly resourceId: string }
}

/** For followers, unless said otherwise. */
export async function makePost(author: GuildContext, fields: object = {}): Promise<Post> {
  const input = postActivity.input.parse({ text: 'Ten kilometres!', ...fields })
  const { id } = await postActivity(author, input)
  return { id, on: { resourceType: 'activity', resourceId: id } }
}

/** Somebody's post, one who follows them, and one who does not. */
export async function audience(guild: GuildWorld, fields: object = {}) {
  const author = await guild.person('ana')
  const [follower, stranger] = [await guild.person('Ben'), await guild.person('eve')]
  await followUser(follower, { followeeId: idOf(author) })
  const post = await makePost(author, fields)
  return { author, follower: guild.again(follower), stranger, ...post }
}
