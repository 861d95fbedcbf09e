import { inviteCollaborator } from '../collaboration/invite-collaborator.ts'
import type { GuildContext } from '../context.ts'
import { notifications, unreadCount } from '../notifications/find-notifications.ts'
import type { NotificationView } from '../notifications/notification-views.ts'
import type { Discussion } from './discussion.ts'
import type { GuildWorld } from './guild-world.ts'

/** What somebody finds, newest first. */
export const found = async (
  guild: GuildWorld,
  person: GuildContext,
): Promise<readonly NotificationView[]> =>
  (await notifications(guild.again(person), {}, { limit: 200 })).items

/** `comment goal`, with a star while it is unread. */
export const inbox = async (guild: GuildWorld, person: GuildContext): Promise<string[]> =>
  (await found(guild, person)).map(
    ({ kind, resourceType, isRead }) =>
      `${kind}${resourceType === null ? '' : ` ${resourceType}`}${isRead ? '' : '*'}`,
  )

export const unread = (guild: GuildWorld, person: GuildContext): Promise<number> =>
  unreadCount(guild.again(person))

export const invite = (owner: GuildContext, on: Discussion['on'], fields: object) =>
  inviteCollaborator(owner, inviteCollaborator.input.parse({ ...on, ...fields }))
