import { DomainError } from '@longtable/core'
import {
  type AnyEntity,
  fromItem,
  type Page,
  type PageRequest,
  readPage,
  recognise,
  UnreadableItemError,
} from '@longtable/entity'
import type { Item, Query } from '@longtable/store'
import { assistMessagesBy } from '../assistance/assist.patterns.ts'
import { collaborationsOf } from '../collaboration/collaborator.patterns.ts'
import { commentsBy, editsBy } from '../collaboration/comment.patterns.ts'
import { inviteWithoutStranger } from '../collaboration/invite-views.ts'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { invitesFor, invitesSentBy } from '../collaboration/invite.patterns.ts'
import { reactionsBy } from '../collaboration/reaction.patterns.ts'
import { type GuildContext, ownProfile } from '../context.ts'
import { goalsGuild } from '../model/model.ts'
import { activitiesOf, groupPostsBy } from '../feed/feed.patterns.ts'
import { FollowLog } from '../follows/follow.entity.ts'
import { offersBy } from '../offers/offer.patterns.ts'
import { groupInvitesFor, joinRequestsBy } from '../groups/group.patterns.ts'
import { auditByUser, RateLimit } from '../model/rows.ts'
import { ownItemsOf } from './own-items.patterns.ts'
import { entitiesOf } from './timeline.patterns.ts'

interface Exported {
  readonly key: string
  readonly entity: AnyEntity
  readonly value: object
}

const all = Object.values(goalsGuild.entities)

/** The copy says nothing that the edge does not say, and the limits nothing about the person. */
const OMITTED: readonly AnyEntity[] = [FollowLog, RateLimit]

function decode(item: Item): Exported {
  const entity = recognise(all, item)
  if (!entity) throw new UnreadableItemError('item', item, 'no entity has such a key')
  return { key: item.PK, entity, value: fromItem(entity as AnyEntity, item) as object }
}

/** What others have made of it is not the person's own: whose an invited address is, for one. */
const shownTo = (userId: string, entity: AnyEntity, value: object): object =>
  entity === CollaborationInvite
    ? inviteWithoutStranger(value as CollaborationInvite, userId)
    : value

/** The person's own partition first, then what they made in the partitions of others. */
const queriesFor = (userId: string): Query[] => [
  ownItemsOf.query({ userId }),
  entitiesOf.query({ userId }),
  activitiesOf.query({ actorId: userId }),
  groupPostsBy.query({ authorId: userId }),
  commentsBy.query({ userId }),
  editsBy.query({ userId }),
  reactionsBy.query({ userId }),
  assistMessagesBy.query({ userId }),
  offersBy.query({ userId }),
  invitesSentBy.query({ inviterId: userId }),
  invitesFor.query({ inviteeId: userId }),
  collaborationsOf.query({ userId }),
  joinRequestsBy.query({ userId }),
  groupInvitesFor.query({ userId }),
  auditByUser.query({ userId }),
]

/** All that a person owns, one JSON text per item, page by page. Also for who is suspended. */
export async function exportMyData(
  context: GuildContext,
  page: PageRequest,
): Promise<Page<string>> {
  const user = await ownProfile(context)
  if (!user || user.status === 'deleted')
    throw new DomainError('FORBIDDEN', 'users.unregistered', 'Please register with GoalsGuild.')
  const [own, ...elsewhere] = queriesFor(user.id)
  const partition = own?.partition
  const isOwn = (item: Item) => item.PK === partition
  const found = await readPage<Exported & { readonly isTwice: boolean }>(
    context,
    [
      { query: own as Query, decode: (item) => ({ ...decode(item), isTwice: false }) },
      // An index shows what is in the own partition as well.
      ...elsewhere.map((query) => ({
        query,
        decode: (item: Item) => ({ ...decode(item), isTwice: isOwn(item) }),
      })),
    ],
    {
      ...page,
      // One list after the other.
      orderBy: () => '',
      keep: (items) => items.map(({ entity, isTwice }) => !isTwice && !OMITTED.includes(entity)),
    },
  )
  return {
    ...found,
    items: found.items.map(({ entity, value }) =>
      JSON.stringify({ type: entity.type, ...shownTo(user.id, entity, value) }),
    ),
  }
}
