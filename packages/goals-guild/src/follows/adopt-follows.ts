import { fromItem, put, toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { adopter, type AdoptRule, carrying, completes } from '@longtable/system'
import { Follow, FollowLog } from './follow.entity.ts'

const TIMELINE_COPY = 'ENTITY#Following#'

const isCopy = ({ GSI1SK }: Item) => String(GSI1SK).startsWith(TIMELINE_COPY)

/**
 * Document 001 lets the edge itself be the timeline copy. An item has one pair of keys in an index,
 * and the followers are listed by the mirror, so the copy becomes an item of its own.
 */
const mirror: AdoptRule = {
  name: 'follows.mirror',
  entity: Follow,
  isOurs: ({ item }) => !isCopy(item),
  async adopt(item) {
    if (!isCopy(item)) return []
    const { PK, SK, GSI1PK = '', GSI1SK = '' } = toItem(Follow, fromItem(Follow, item))
    const when = { attribute: 'GSI1SK', equals: String(item.GSI1SK) } as const
    const set = { GSI1PK, GSI1SK }
    return [{ operations: [{ kind: 'update', key: { PK, SK }, set, when }] }]
  },
}

const log = adopter(Follow, {
  name: 'follows.log',
  isOurs: carrying('GSI2PK'),
  async adopt({ followerId, followeeId, createdAt }, { store }) {
    const copy = put(FollowLog, { followerId, followeeId, createdAt })
    const { PK, SK } = copy.item
    return (await store.get({ PK, SK })) ? [] : [{ operations: [copy] }]
  },
})

/** The log first: what marks an edge as ours comes when nothing is missing. */
export const adoptFollows = [
  mirror,
  log,
  completes(Follow, { name: 'follows.edge', isOurs: carrying('GSI2PK') }),
]
