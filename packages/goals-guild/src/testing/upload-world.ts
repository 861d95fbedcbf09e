import { DomainError } from '@longtable/core'
import { put } from '@longtable/entity'
import { keysIn, objectStores, pngFile } from '@longtable/files/testing'
import { verify } from '@longtable/system'
import { stores } from '@longtable/testing'
import { withFilesIn } from '@longtable/testing/system'
import type { GuildContext } from '../context.ts'
import { Activity } from '../feed/activity.entity.ts'
import { goalsGuild } from '../model/model.ts'
import { ggCore } from '../table.ts'
import { finishedUpload, startUpload, useUpload } from '../uploads/guild-uploads.ts'
import { verifyUploads } from '../uploads/verify-uploads.ts'
import { createGuildWorld, type GuildWorld, idOf } from './guild-world.ts'

export const png = pngFile(6, 4)

/** Every store with every kind of storage, for `describe.each(uploadPlaces)`. */
export const uploadPlaces = stores.flatMap((store) =>
  objectStores.map((objects) => ({
    name: `${store.name} and ${objects.name}`,
    open: () => withFilesIn(objects, (options) => createGuildWorld(store, options)),
  })),
)

/** The keys of all files that there are. */
export const stored = ({ deps: { files } }: GuildWorld): Promise<string[]> =>
  keysIn(files, 'temp/uploads/', 'activities/', 'avatars/', 'thumbnails/')

export const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return `${error.code} ${error.reason}`
      throw error
    },
  )

export const announced = (bytes: Uint8Array, contentType = 'image/png') =>
  startUpload.input.parse({ purpose: 'activity', contentType, size: bytes.byteLength })

export async function problems({ world }: GuildWorld): Promise<string[]> {
  const found = await verify({
    model: goalsGuild,
    store: world.store(ggCore),
    tools: world.engine.tools(ggCore.name),
    verifiers: [verifyUploads],
    now: world.now(),
  })
  return found.problems
}

/** As posting does it: the activity and the use of its picture are one transaction. */
export async function post(context: GuildContext, uploadId: string): Promise<Activity> {
  const { store, stamp } = context
  const { upload: found, media } = await finishedUpload(context, { uploadId, purpose: 'activity' })
  const { id, at } = stamp()
  const activity: Activity = {
    activityId: id,
    actorId: idOf(context),
    verb: 'post',
    objectType: 'Post',
    objectId: id,
    previewText: 'Look',
    media,
    tags: [],
    visibility: 'public',
    createdAt: at,
  }
  await store.write([put(Activity, activity), useUpload(found, { usedBy: id, at })])
  return activity
}

export const removeActivity = (
  { store }: GuildContext,
  { actorId, createdAt, activityId }: Activity,
) =>
  store.write([
    { kind: 'delete', key: { PK: `ACTIVITY#${actorId}`, SK: `TS#${createdAt}#${activityId}` } },
  ])
