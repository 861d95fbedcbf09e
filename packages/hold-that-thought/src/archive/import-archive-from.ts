import { createHash } from 'node:crypto'
import { add, put } from '@longtable/entity'
import { isObjectKey } from '@longtable/files'
import { ConditionFailedError, type Operation } from '@longtable/store'
import type { Deps, ZipSource } from '@longtable/system'
import { Comment, Reaction } from '../comments/comment.entity.ts'
import { LetterFile } from '../letters/letter-row.entity.ts'
import { rowsOf } from '../letters/letter-rows.ts'
import { Letter, LetterVersion } from '../letters/letter.entity.ts'
import { lettersNewestFirst } from '../letters/letter.patterns.ts'
import { letterFileKey } from '../letters/metadata.ts'
import { rowsOfMedia } from '../media/media-rows.ts'
import { CATEGORIES, Media } from '../media/media.entity.ts'
import { mediaOnShelf } from '../media/media.patterns.ts'
import { Person } from '../people/person.entity.ts'
import { peopleByName } from '../people/person.patterns.ts'
import { uploadOf } from '../uploads/family-uploads.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { Counter, Upload } from '../uploads/upload.entity.ts'
import { ArchiveError, type Carried, type Owner, readArchive } from './read-archive.ts'

const REACTIONS_AT_ONCE = 50
const PURPOSES = { pictures: 'picture', videos: 'video', documents: 'document' } as const

interface Told {
  done(count: number): Promise<void> | void
}

/** Nothing of anybody's could be mixed with what comes. */
export async function isEmptyArchive({ store }: Pick<Deps, 'store'>): Promise<boolean> {
  const firsts = [
    lettersNewestFirst.query({}),
    peopleByName.query({}),
    ...CATEGORIES.map((shelf) => mediaOnShelf.query({ shelf })),
  ]
  for (const query of firsts)
    if ((await store.query({ ...query, limit: 1 })).items.length > 0) return false
  return true
}

/** Where a file of the archive will stand. */
function keyOf(owner: Owner, name: string): string {
  const key =
    'letter' in owner ? letterFileKey({ letterId: owner.letter.letterId, name }) : owner.media.s3Key
  if (isObjectKey(key)) return key
  throw new ArchiveError(`${name} cannot be the name of a file`)
}

const putItems = (items: readonly object[]): Operation[] =>
  items.map((item) => ({ kind: 'put', item }) as Operation)

/** What was read in by a run that has died is there already. */
async function once({ store }: Deps, operations: readonly Operation[]): Promise<void> {
  try {
    await store.write([...operations])
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

/** A file of the gallery is held by an upload, as if it had been sent by hand. */
function heldBy(media: Media, sha256: string): Operation[] {
  const { s3Key, contentType, sizeBytes: size, width, height, uploaderId, mediaId } = media
  const id = uploadOf(s3Key)?.id
  if (id === undefined) return []
  const at = media.createdAt
  const upload: Upload = {
    id,
    userId: uploaderId,
    purpose: PURPOSES[media.category],
    fileName: media.fileName,
    contentType,
    size,
    status: 'used',
    s3Key,
    sha256,
    ...(width !== undefined && height !== undefined && { width, height }),
    usedBy: mediaId,
    createdAt: at,
    updatedAt: at,
  }
  return [
    put(Upload, upload),
    add(
      Counter,
      { userId: uploaderId, name: 'STORED' } as never,
      {
        amounts: { count: size },
        set: { updatedAt: at },
        orCreate: true,
      } as never,
    ),
  ]
}

async function fileIn(deps: Deps, { owner, name, entry }: Carried & { kind: 'file' }) {
  const key = keyOf(owner, name)
  const hash = createHash('sha256')
  const content = await entry.read()
  const hashing = async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  // Of a run that has died it is there whole, and was compared before.
  const isThere = await deps.files.head(key)
  if (isThere) for await (const chunk of content) hash.update(chunk)
  else await deps.files.putStream(key, hashing())
  const sha256 = hash.digest('hex')
  await once(
    deps,
    'letter' in owner
      ? [put(LetterFile, { letterId: owner.letter.letterId, name, sha256 })]
      : heldBy(owner.media, sha256),
  )
}

/** Who is here as well has uploaded one more. */
async function keepMedia(deps: Deps, media: Media): Promise<void> {
  const userId = media.uploaderId
  const uploader = await profileById(deps, { userId })
  const counted = { amounts: { mediaUploadCount: 1 }, when: 'present' } as const
  return once(deps, [
    put(Media, media),
    ...putItems(rowsOfMedia(media)),
    ...(uploader?.uploadsBefore === undefined ? [] : [add(UserProfile, { userId }, counted)]),
  ])
}

async function keep(deps: Deps, carried: Carried): Promise<void> {
  switch (carried.kind) {
    case 'person':
      return once(deps, [put(Person, carried.person)])
    case 'letter':
      return once(deps, [put(Letter, carried.letter), ...putItems(rowsOf(carried.letter))])
    case 'version':
      return once(deps, [put(LetterVersion, carried.version)])
    case 'media':
      return keepMedia(deps, carried.media)
    case 'comments': {
      const rows = [
        ...carried.comments.map((comment) => put(Comment, comment)),
        ...carried.reactions.map((reaction) => put(Reaction, reaction)),
      ]
      for (let from = 0; from < rows.length; from += REACTIONS_AT_ONCE)
        await once(deps, rows.slice(from, from + REACTIONS_AT_ONCE))
      return
    }
    case 'file':
      return fileIn(deps, carried)
    case 'archive':
    case 'checksums':
    case 'view':
      return
  }
}

/** Everything is read and compared before the first is written: what is damaged leaves nothing behind. */
async function check(deps: Deps, source: ZipSource): Promise<void> {
  const found = new Map<string, string>()
  let [isArchive, sums] = [false, new Map() as ReadonlyMap<string, string>]
  for await (const { path, carried } of readArchive(deps.documents.zips, source)) {
    if (carried.kind === 'archive') isArchive = true
    if (carried.kind === 'checksums') sums = carried.sums
    if (carried.kind !== 'file') continue
    keyOf(carried.owner, carried.name)
    const hash = createHash('sha256')
    for await (const chunk of await carried.entry.read()) hash.update(chunk)
    found.set(path, hash.digest('hex'))
  }
  if (!isArchive) throw new ArchiveError('It is no archive of letters.')
  for (const [path, sha256] of found)
    if (sums.get(path) !== sha256)
      throw new ArchiveError(`${path}: is not as it was when it was packed`)
  for (const path of sums.keys())
    if (!found.has(path)) throw new ArchiveError(`${path}: is missing`)
}

/** Restartable: what is there stays as it is. */
export async function importArchiveFrom(
  deps: Deps,
  source: ZipSource,
  { done }: Told,
): Promise<void> {
  await check(deps, source)
  let count = 0
  for await (const { carried } of readArchive(deps.documents.zips, source)) {
    await keep(deps, carried)
    if (carried.kind === 'letter' || carried.kind === 'media') await done(++count)
  }
}
