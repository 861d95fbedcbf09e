import { onChange, type Processor, settle } from '@longtable/core'
import { asRead, change, laterThan } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import type { Store } from '@longtable/store'
import type { Deps } from '@longtable/system'
import { letterFileKey } from '../letters/metadata.ts'
import { release } from '../uploads/family-uploads.ts'
import { Draft } from './draft.entity.ts'
import { draftById } from './draft.patterns.ts'
import { PAGES_PREFIX, removePages, runPrefixOf } from './page-results.ts'
import { fileNamesOf, pdfNameOf } from './published-files.ts'

const TEMPORARY = 'temp/'

const isTemporary = (key: string) => key.startsWith(TEMPORARY)

/** What is there already was brought there by a run before. */
async function bring(files: ObjectStore, from: string, to: string): Promise<void> {
  if (from === to || (await files.head(to))) return
  const head = await files.head(from)
  const outcome = head && (await files.copyOnce({ from, to, etag: head.etag }))
  if (outcome === undefined || outcome === 'changed')
    throw new Error(`${from} could not be brought to ${to}.`)
}

/** First everything is where it belongs, then the draft says so, then what lies around goes. */
async function moveAll({ store, files, stamp }: Deps, draft: Draft): Promise<void> {
  const { letterId, fileKeys, pdf } = draft
  if (letterId === undefined || !pdf) return
  const names = fileNamesOf(draft)
  const keys = fileKeys.map((_, place) => letterFileKey({ letterId, name: names[place] ?? '' }))
  const pdfKey = letterFileKey({ letterId, name: pdfNameOf(draft) })
  await bring(files, pdf.key, pdfKey)
  for (const [place, from] of fileKeys.entries()) await bring(files, from, keys[place] ?? '')
  await settle(`Files of ${draft.draftId}`, async () => {
    const current = await draftById({ store }, draft)
    if (!current?.pdf || !isTemporary(current.pdf.key)) return
    const patch = {
      fileKeys: keys,
      pdf: { ...current.pdf, key: pdfKey },
      updatedAt: laterThan(current.updatedAt, stamp().at),
    }
    const when = asRead(Draft, current, 'status', 'updatedAt')
    await store.write([change(Draft, current, { patch, when })])
  })
}

export const moveFiles = (deps: Deps): Processor => ({
  ...onChange('drafts.move-files', Draft, async ({ new: draft }) => {
    if (draft?.status === 'published' && draft.pdf && isTemporary(draft.pdf.key))
      await moveAll(deps, draft)
  }),
  restores: true,
})

/** An upload goes with its row; what others have put there has none. */
async function letGo(files: ObjectStore, store: Store, { draftId, key }: Held): Promise<void> {
  if (!isTemporary(key)) return
  await release(store, key, draftId)
  await files.remove(key)
}

interface Held {
  readonly draftId: string
  readonly key: string
}

/** What a draft names no more: it was published, read anew, or deleted. */
export const clearAway = (deps: Deps): Processor =>
  onChange('drafts.clear-away', Draft, async ({ old, new: draft }, { store }) => {
    if (!old) return
    const { files } = deps
    const { draftId } = old
    const kept = new Set(draft?.fileKeys ?? [])
    for (const key of old.fileKeys) if (!kept.has(key)) await letGo(files, store, { draftId, key })
    const isMoved = draft?.pdf !== undefined && !isTemporary(draft.pdf.key)
    if (!draft || isMoved) await removePages(files, `${PAGES_PREFIX}${draftId}/`)
    const last = draft?.status === 'ready' ? (draft.run ?? 0) : 0
    for (let run = Math.max(1, last - 2); run < last; run++)
      await removePages(files, runPrefixOf({ draftId, run }))
  })
