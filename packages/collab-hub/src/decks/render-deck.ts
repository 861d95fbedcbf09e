import { type JobHandler, type JobRun, settle } from '@longtable/core'
import { asRead, change, laterThan, type Patch } from '@longtable/entity'
import { putHashed, readWhole } from '@longtable/files'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { Deck } from './deck.entity.ts'
import { deckById } from './deck.patterns.ts'
import { pageKeyOf } from './deck-keys.ts'
import { removePages } from './remove-pages.ts'

export const RENDER_DECK = 'collab-hub.render-deck'
const BYTES_MAX = 50 * 2 ** 20
/** Of all its pages as pictures: a small file may have large ones. */
const DRAWN_BYTES_MAX = 100 * 2 ** 20

const Payload = z.object({ startupId: z.string(), deckId: z.string() })

const failed = (problem: string, reason: string): Patch<Deck> => ({
  status: 'FAILED',
  problem,
  reason,
})

async function pdfOf({ files }: Deps, { s3Key }: Deck): Promise<Buffer | Patch<Deck>> {
  const head = await files.head(s3Key)
  if (head && head.size > BYTES_MAX) return failed('too-large', 'The file is too large.')
  const pdf = head && (await readWhole(files, s3Key, head.size))
  return pdf ?? failed('missing', 'The file is not there.')
}

/** Page by page into the object store; what is drawn again is there already. */
async function drawn(
  deps: Deps,
  deck: Deck,
  { progress, stopping }: Pick<JobRun, 'progress' | 'stopping'>,
): Promise<Patch<Deck>> {
  const pdf = await pdfOf(deps, deck)
  if (!Buffer.isBuffer(pdf)) return pdf as Patch<Deck>
  const pages: NonNullable<Deck['pages']> = []
  let drawnBytes = 0
  try {
    for await (const { number, width, height, image } of deps.documents.pages(pdf)) {
      stopping.throwIfAborted()
      drawnBytes += image.byteLength
      if (drawnBytes > DRAWN_BYTES_MAX)
        return failed('too-large', 'Its pages are too large together.')
      const sha256 = await putHashed(deps.files, pageKeyOf(deck, number), image)
      pages.push({ width, height, sha256 })
      await progress(`page ${number}`)
    }
  } catch (error) {
    const why = deps.documents.problemOf(error)
    if (!why) throw error
    return failed(why.problem, why.reason)
  }
  return { status: 'READY', pages }
}

/** Of one that was replaced or removed meanwhile nothing is left. */
const ended = (deps: Deps, deck: Deck, patch: Patch<Deck>): Promise<void> =>
  settle(`Deck ${deck.deckId}`, async () => {
    const current = await deckById(deps, deck)
    if (!current || patch.status === 'FAILED') await removePages(deps.files, deck)
    if (current?.status !== 'RENDERING') return
    const updatedAt = laterThan(current.updatedAt, deps.stamp().at)
    const when = asRead(Deck, current, 'status')
    await deps.store.write([change(Deck, current, { patch: { ...patch, updatedAt }, when })])
  })

/** Once per deck. A file that cannot be shown is the file's fault: the deck says why, and that is all. */
export const renderDecks = (deps: Deps): JobHandler => ({
  kind: RENDER_DECK,
  // Each opens a stranger's document, which may take all the memory that it is given.
  atOnce: 1,
  async run({ job: { payload }, ...run }) {
    const deck = await deckById(deps, Payload.parse(payload))
    if (deck?.status === 'RENDERING') await ended(deps, deck, await drawn(deps, deck, run))
  },
})
