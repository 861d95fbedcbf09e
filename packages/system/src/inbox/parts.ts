import type { ProcessorContext } from '@longtable/core'
import { type AnyEntity, type Entity, find, type Reader } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { type Note, type UnreadCount, unreadMoves } from './unread.ts'

export interface NoteKey {
  readonly userId: string
  readonly id: string
}

/** The entities of a system's inbox; what they are called is its own business. */
export interface InboxParts<N extends Note, C extends UnreadCount> {
  /** The kind of the job that counts anew. */
  readonly recountJob: string
  readonly Notification: Entity<N>
  readonly idOf: (notification: N) => string
  readonly keyOf: (key: NoteKey) => object
  readonly notificationsOf: {
    each(
      reader: Pick<Reader, 'store'>,
      of: { readonly userId: string },
    ): AsyncIterable<readonly N[]>
  }
  readonly Counter: Entity<C>
  readonly counterKey: (userId: string) => object
  readonly isUnreadCount: (value: C) => boolean
  /** Which notification grows when the same is done once more. */
  readonly Bundle: AnyEntity
  /** What a notification that grows must still say when it is replaced. */
  readonly grownFields: readonly (keyof N & string)[]
  /** Whether one that was read grows too, and is unread again. */
  readonly growsWhenRead: boolean
  readonly Marker: AnyEntity
  readonly Person: AnyEntity
  readonly personId: (person: never) => string
  /** Whose inbox is still kept. */
  readonly isThere: (reader: Pick<ProcessorContext, 'store'>, userId: string) => Promise<boolean>
  readonly stillThere: (userId: string) => Check
  /** Whom something may be told at all. */
  readonly stillTold: (userId: string) => Check
}

export type InboxDeps = Pick<ProcessorContext, 'store' | 'now'>

export interface CountedNote<N, C> {
  readonly notification: N
  readonly counter: C | undefined
}

/** What all that works on an inbox reads and writes it with. */
export function inboxAccess<N extends Note, C extends UnreadCount>(parts: InboxParts<N, C>) {
  const { Notification, keyOf, Counter, counterKey } = parts
  const moves = unreadMoves(Counter, counterKey)
  const counterOf = async ({ store }: Pick<InboxDeps, 'store'>, userId: string) =>
    (await find(store, Counter as AnyEntity, counterKey(userId) as never)) as C | undefined
  const noteOf = async ({ store }: Pick<InboxDeps, 'store'>, key: NoteKey) =>
    (await find(store, Notification as AnyEntity, keyOf(key) as never)) as N | undefined
  return { moves, counterOf, noteOf }
}
export type InboxAccess<N extends Note, C extends UnreadCount> = ReturnType<
  typeof inboxAccess<N, C>
>
