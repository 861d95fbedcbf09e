import { DomainError } from '@longtable/core'
import { mutation } from '../mutation.ts'
import { DRAFT_RATE } from '../rates.ts'
import { DraftInput, readingFields } from './draft-fields.ts'
import { draftView } from './draft-views.ts'
import type { Draft } from './draft.entity.ts'
import { alreadyPublished, draftInView, ownDraft } from './draft.policy.ts'
import { startRun } from './start-run.ts'

const noFiles = () => new DomainError('CONFLICT', 'drafts.no-files', 'This draft has no files yet.')

const underWay = () =>
  new DomainError('CONFLICT', 'drafts.processing', 'This draft is being read just now.')

/** Whoever reads it says so, again and again; who has not for long is gone. */
const isUnderWay = ({ status, leaseUntil, updatedAt }: Draft, now: number) =>
  status === 'processing' && Date.parse(leaseUntil ?? updatedAt) + STALE_MS > now

const STALE_MS = 10 * 60_000

/** With other languages, or once more after it has failed. What people have corrected stays. */
export const reprocessDraft = mutation({
  name: 'reprocessDraft',
  input: DraftInput.extend(readingFields),
  rate: DRAFT_RATE,
  plan: async ({ context, actor, input: { draftId, ...asked } }) => {
    const draft = await ownDraft(context, actor, draftId)
    if (draft.status === 'published') throw alreadyPublished()
    if (draft.fileKeys.length === 0) throw noFiles()
    if (isUnderWay(draft, context.now())) throw underWay()
    const { languages = draft.languages, isHandwritten = draft.isHandwritten } = asked
    return startRun(context, { draft, asked: { languages, isHandwritten } })
  },
  answer: async ({ context }, { draftId }) => draftView(await draftInView(context, draftId)),
})
