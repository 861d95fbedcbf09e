import type { Schedule } from '@longtable/core'
import { asRead, remove, timeOf } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import type { Deps } from '@longtable/system'
import { Draft, DraftReview, DraftUploader } from './draft.entity.ts'
import { draftById, draftsByStatus } from './draft.patterns.ts'
import { PAGES_PREFIX } from './page-results.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 7
const DRAFTS_PREFIX = 'temp/drafts/'
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

const isOld = (id: string, now: number) =>
  ULID.test(id) && Date.parse(timeOf(id)) + KEPT_DAYS * DAY_MS < now

/** Whose draft an object is of; what somebody else has put there has no time, and stays. */
const draftIn = (key: string, prefix: string): string | undefined => {
  const [draftId = ''] = key.slice(prefix.length).split('/')
  return ULID.test(draftId) ? draftId : undefined
}

/** A letter may still wait for its files: as long as the draft names them, they stay. */
async function isNamed(deps: Deps, key: string, draftId: string): Promise<boolean> {
  const draft = await draftById(deps, { draftId })
  if (!draft) return false
  return draft.status !== 'published' || draft.fileKeys.includes(key) || draft.pdf?.key === key
}

async function sweep(deps: Deps, prefix: string): Promise<number> {
  const { files, now } = deps
  let removed = 0
  for await (const objects of files.list(prefix))
    for (const { key } of objects) {
      const draftId = draftIn(key, prefix)
      const [name = ''] = key.slice(key.lastIndexOf('/') + 1).split('.')
      // What is older by its own name may still be of a draft that was begun long ago.
      const age = ULID.test(name) ? name : draftId
      if (draftId === undefined || age === undefined || !isOld(age, now())) continue
      if (await isNamed(deps, key, draftId)) continue
      await files.remove(key)
      removed++
    }
  return removed
}

/** Begun, and never sent: what was uploaded for it has expired long ago. */
async function removeEmpty(deps: Deps): Promise<void> {
  for await (const drafts of draftsByStatus.each(deps, { status: 'pending' }))
    for (const draft of drafts) {
      const { draftId, fileKeys } = draft
      if (fileKeys.length > 0 || !isOld(draftId, deps.now())) continue
      const operations = [
        remove(Draft, draft, asRead(Draft, draft, 'status')),
        remove(DraftUploader, { draftId }),
        remove(DraftReview, { draftId }),
      ]
      await deps.store.write(operations).catch((error: unknown) => {
        if (!(error instanceof ConditionFailedError)) throw error
      })
    }
}

/** Of `temp/` only what no draft names, after a week: the net below the processors. */
export async function sweepDrafts(deps: Deps): Promise<void> {
  await removeEmpty(deps)
  const removed = (await sweep(deps, DRAFTS_PREFIX)) + (await sweep(deps, PAGES_PREFIX))
  if (removed > 0) deps.log.info({ removed }, 'files of drafts that nobody has were removed')
}

export const sweepingDrafts = (deps: Deps): Schedule => ({
  name: 'hold-that-thought.sweep-drafts',
  everyMs: DAY_MS,
  run: () => sweepDrafts(deps),
})
