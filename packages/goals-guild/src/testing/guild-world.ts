import {
  createSystemWorld,
  type Opened,
  type SystemWorld,
  type SystemWorldOptions,
  type TestedSystem,
} from '@longtable/testing/system'
import type { TestStore } from '@longtable/testing'
import type { GuildContext } from '../context.ts'
import { createFeedIndex, type FeedIndexOptions } from '../feed/feed-index.ts'
import { goalsGuildSystem } from '../system.ts'
import { registerUser } from '../users/register-user.ts'

export { idOf } from '@longtable/testing/system'

export type GuildWorld = SystemWorld<GuildContext>

interface GuildWorldOptions extends SystemWorldOptions {
  /** Bounds of the feed index, which only LMDB's log allows; false: feeds are read by heads. */
  readonly feedIndex?: Partial<FeedIndexOptions> | false
}

const feedOf =
  (bounds: GuildWorldOptions['feedIndex']) =>
  async ({ storeName, ...opened }: Opened): Promise<Partial<GuildContext>> => {
    if (bounds === false || storeName !== 'LMDB') return {}
    const feed = createFeedIndex({ ...opened, ...bounds })
    await feed.start()
    return { feed }
  }

export const testedGuild: TestedSystem<GuildContext> = {
  system: goalsGuildSystem,
  register: (context, nickname, profile) =>
    registerUser(
      context,
      registerUser.input.parse({ nickname, fullName: `${nickname} Example`, ...profile }),
    ),
  extras: feedOf({}),
}

export const createGuildWorld = (
  store: TestStore,
  { feedIndex, ...options }: GuildWorldOptions = {},
): Promise<GuildWorld> =>
  createSystemWorld(store, { ...testedGuild, extras: feedOf(feedIndex) }, options)
