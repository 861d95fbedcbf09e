import { DomainError } from '@longtable/core'
import { asRead, change, check, laterThan, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import { freeId } from '../letters/create-letter.ts'
import { checkDate, newLetterFields } from '../letters/letter-fields.ts'
import { LetterFile } from '../letters/letter-row.entity.ts'
import { checkPeople, moveRows } from '../letters/letter-rows.ts'
import { letterView } from '../letters/letter-views.ts'
import { Letter } from '../letters/letter.entity.ts'
import { letterInView } from '../letters/letter.policy.ts'
import { letterFileKey } from '../letters/metadata.ts'
import { mutation } from '../mutation.ts'
import { LETTER_RATE } from '../rates.ts'
import { DraftInput } from './draft-fields.ts'
import { draftText, missing } from './draft-text.ts'
import { Draft, DraftReview } from './draft.entity.ts'
import { draftReviewOf } from './draft.patterns.ts'
import { draftInView } from './draft.policy.ts'
import { fileNamesOf, pdfNameOf } from './published-files.ts'

const NewLetter = z.object(newLetterFields)

/** What the letter says; the first thing that it still lacks is named. */
function textOfLetter(draft: Draft, review: DraftReview | undefined) {
  const said = Object.entries(draftText(draft, review)).filter(([, value]) => value !== '')
  const parsed = NewLetter.safeParse(Object.fromEntries(said))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = String(issue?.path[0] ?? 'content')
  const isThere = said.some(([name]) => name === field)
  throw missing(field, isThere ? `${issue?.message}.` : 'say it before you publish.')
}

const notReady = () =>
  new DomainError('CONFLICT', 'drafts.not-ready', 'This draft cannot be published yet.')

/** Read by others, who made no PDF of it: the text becomes a letter, its files stay with the draft. */
const isReadElsewhere = ({ pdf, run }: Draft) => pdf === undefined && run === undefined

/** Where its files will be; they follow when it is heard that it was published. */
const filesOf = (draft: Draft, letterId: string): Operation[] => {
  const { pdf, files = [] } = draft
  if (isReadElsewhere(draft)) return []
  if (!pdf) throw notReady()
  const names = fileNamesOf(draft)
  return [
    put(LetterFile, { letterId, name: pdfNameOf(draft), sha256: pdf.sha256 }),
    ...files.map(({ sha256 }, place) =>
      put(LetterFile, { letterId, name: names[place] ?? '', sha256 }),
    ),
  ]
}

/** As it was read: nobody has corrected anything meanwhile. */
const stillSaid = (draftId: string, review: DraftReview | undefined): Operation =>
  check(DraftReview, { draftId }, review ? asRead(DraftReview, review, 'revision') : 'absent')

/** The letter, where its files will be, and that the draft is one now: all at once, or nothing. */
export const publishDraft = mutation({
  name: 'publishDraft',
  input: DraftInput,
  rate: LETTER_RATE,
  plan: async ({ context, actor: { userId }, input: { draftId } }) => {
    const draft = await draftInView(context, draftId)
    if (draft.letterId !== undefined) return { answer: { id: draft.letterId } }
    if (draft.status !== 'ready') throw notReady()
    const review = await draftReviewOf(context, { draftId })
    const text = textOfLetter(draft, review)
    checkDate(text.date, context.now())
    await checkPeople(context.store, { after: text })
    const letterId = await freeId(context, text.date)
    const { at } = context.stamp()
    const letter: Letter = {
      ...text,
      letterId,
      versionCount: 1,
      ...(!isReadElsewhere(draft) && {
        fileKey: letterFileKey({ letterId, name: pdfNameOf(draft) }),
      }),
      createdAt: at,
      createdBy: userId,
      updatedAt: at,
      updatedBy: userId,
    }
    return {
      operations: [
        put(Letter, letter),
        ...moveRows(undefined, letter),
        ...filesOf(draft, letterId),
        change(Draft, draft, {
          patch: { status: 'published', letterId, updatedAt: laterThan(draft.updatedAt, at) },
          when: asRead(Draft, draft, 'status', 'run', 'letterId'),
        }),
        stillSaid(draftId, review),
      ],
      result: { id: letterId },
      audit: {
        action: 'DRAFT_PUBLISHED',
        resourceType: 'Letter',
        resourceId: letterId,
        metadata: { draftId },
      },
    }
  },
  answer: async ({ context }, { id }) => letterView(await letterInView(context, id)),
})
