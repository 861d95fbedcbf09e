import { type JobHandler, settle } from '@longtable/core'
import {
  type AnyEntity,
  asRead,
  change,
  find,
  type KeyOf,
  type Of,
  type Patch,
} from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { profileById } from '../users/profile.patterns.ts'
import { Comment, Reaction } from './comment.entity.ts'
import { commentsBy, commentsOn, reactionsBy } from './comment.patterns.ts'
import { itemsBy } from './items.ts'

export const REFRESH_JOB = 'hold-that-thought.refresh-copies'

const Payload = z.union([z.object({ userId: z.string() }), z.object({ itemId: z.string() })])

/** Only what differs is written, and only if it is as it was read: the newest source wins in the end. */
export const refresh = <E extends AnyEntity>(
  store: Store,
  entity: E,
  { key, patch }: { readonly key: KeyOf<E>; readonly patch: Patch<Of<E>> },
): Promise<void> =>
  settle('A copied name', async () => {
    const current = await find(store, entity, key)
    if (!current) return
    const names = Object.keys(patch) as (keyof Of<E> & string)[]
    if (names.every((name) => current[name] === patch[name])) return
    const when = asRead(entity, current, ...(names as never[]))
    await store.write([change(entity, current as never, { patch: patch as never, when })])
  })

async function refreshPerson({ store }: Deps, userId: string): Promise<void> {
  const profile = await profileById({ store }, { userId })
  if (!profile) return
  const { displayName: userName, photoUrl: userPhotoUrl } = profile
  for await (const some of commentsBy.each({ store }, { userId }))
    for (const key of some)
      await refresh(store, Comment, { key, patch: { userName, userPhotoUrl } })
  for await (const some of reactionsBy.each({ store }, { userId }))
    for (const key of some) await refresh(store, Reaction, { key, patch: { userName } })
}

async function refreshItem({ store }: Deps, itemId: string): Promise<void> {
  const [item] = await itemsBy({ store }, [itemId])
  if (!item) return
  const { itemTitle } = item
  for await (const some of commentsOn.each({ store }, { itemId }))
    for (const key of some) await refresh(store, Comment, { key, patch: { itemTitle } })
}

export const refreshCopies = (deps: Deps): JobHandler => ({
  kind: REFRESH_JOB,
  async run({ job }) {
    const payload = Payload.parse(job.payload)
    await ('userId' in payload
      ? refreshPerson(deps, payload.userId)
      : refreshItem(deps, payload.itemId))
  },
})
