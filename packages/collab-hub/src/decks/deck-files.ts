import { auditAlone, takeRate, ThingId } from '@longtable/core'
import { readWhole } from '@longtable/files'
import { fileSource, type MadeFile, type StoredFile } from '@longtable/system'
import * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import { DECK_PAGE_RATE, DECK_RATE } from '../rates.ts'
import type { User } from '../users/user.entity.ts'
import { mayDownload, readyDeck } from './deck.policy.ts'
import { pageKeyOf } from './deck-keys.ts'
import { DECK_FILE, DECK_PAGE } from './deck-views.ts'
import { noteLook } from './note-look.ts'

const Look = z.object({
  startupId: ThingId,
  deckId: ThingId,
  viewedAt: z.string().optional(),
})
const PageOfLook = Look.extend({ page: z.coerce.number().int().min(1) })

/** Who looks and when: on every part of the picture. */
const markOf = ({ firstName, lastName, email }: User, now: number) => [
  `${firstName} ${lastName}`,
  email,
  `${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
]

async function marked(
  { files, documents, now }: HubContext,
  s3Key: string,
  viewer: User,
): Promise<Uint8Array> {
  const head = await files.head(s3Key)
  const image = head && (await readWhole(files, s3Key, head.size))
  if (!image) throw new Error(`The page ${s3Key} is not there.`)
  return documents.watermarked(image, markOf(viewer, now()))
}

/** What is seen is written down before it is given. */
async function page(
  context: HubContext,
  { startupId, deckId, viewedAt, page: number }: z.infer<typeof PageOfLook>,
): Promise<StoredFile | MadeFile | null> {
  const viewer = await activeUser(context)
  const { seen, deck, pages } = await readyDeck(context, startupId)
  if (deck.deckId !== deckId || number > pages.length) return null
  const file = { s3Key: pageKeyOf(deck, number), contentType: 'image/webp' }
  if (seen.sight === 'OWNER') return file
  if (viewedAt === undefined) return null
  await takeRate(context, DECK_PAGE_RATE)
  const key = { startupId, userId: viewer.userId, viewedAt }
  await noteLook(context, key, ({ pages: known = {} }, seenAt) =>
    known[number] ? undefined : { pages: { ...known, [number]: { seenAt, seconds: 0 } } },
  )
  return { ...file, make: () => marked(context, file.s3Key, viewer) }
}

async function wholeDeck(
  context: HubContext,
  { startupId, deckId, viewedAt }: z.infer<typeof Look>,
): Promise<StoredFile | null> {
  const { userId } = await activeUser(context)
  const { seen, deck } = await readyDeck(context, startupId)
  if (deck.deckId !== deckId || !mayDownload(seen)) return null
  const { s3Key } = deck
  const fileName = `${seen.startup.name}.pdf`
  const file = { s3Key, contentType: 'application/pdf', fileName, isDownload: true }
  if (seen.sight === 'OWNER') return file
  if (viewedAt === undefined) return null
  await takeRate(context, DECK_RATE)
  const key = { startupId, userId, viewedAt }
  await noteLook(context, key, (_, downloadedAt) => ({ downloadedAt }))
  const metadata = { startupId }
  await auditAlone(context, {
    action: 'DECK_DOWNLOADED',
    resourceType: 'Deck',
    resourceId: deckId,
    metadata,
  })
  return file
}

/** A revoked or expired grant, a ban and another deck end all of them with the next request. */
export const deckFiles = {
  [DECK_PAGE]: fileSource(PageOfLook, page),
  [DECK_FILE]: fileSource(Look, wholeDeck),
}
