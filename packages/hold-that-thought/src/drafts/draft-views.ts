import { view } from '@longtable/entity'
import type { Box } from '@longtable/system'
import { Draft, type DraftReview, GUESSED } from './draft.entity.ts'
import { type DraftText, draftText } from './draft-text.ts'

const draftShown = view(
  Draft,
  'status',
  'uploaderId',
  'fileKeys',
  'isHandwritten',
  'pagesDone',
  'pageCount',
  'run',
  'errorMessage',
  'letterId',
  'createdAt',
  'updatedAt',
)

const textView = (text: DraftText) => ({
  date: text.date ?? null,
  dateText: text.dateText ?? null,
  title: text.title ?? null,
  author: text.author ?? null,
  content: text.content ?? null,
  description: text.description ?? null,
  recipient: text.recipient ?? null,
  place: text.place ?? null,
  tags: text.tags ?? [],
  fromIds: text.fromIds ?? [],
  toIds: text.toIds ?? [],
  aboutIds: text.aboutIds ?? [],
})

/** As it goes over the wire: four numbers. */
export const sidesOf = (box: Box | null | undefined): number[] | null =>
  box ? [box.left, box.top, box.width, box.height] : null

const guessesOf = ({ guesses = {}, extractedData = {} }: Draft) =>
  GUESSED.flatMap((field) => {
    const guess = guesses[field]
    if (!guess) return []
    const { box, ...where } = guess
    return [{ field, value: extractedData[field] ?? '', ...where, box: sidesOf(box) }]
  })

export const draftView = (draft: Draft) =>
  draftShown(draft, {
    id: draft.draftId,
    languages: draft.languages ?? [],
    files: (draft.files ?? []).map(({ fileName = null, contentType, size }, place) => ({
      draftId: draft.draftId,
      place,
      fileName,
      contentType,
      size,
      s3Key: draft.fileKeys[place] ?? '',
    })),
    guesses: guessesOf(draft),
    pdf: draft.pdf?.key ?? null,
    extracted: textView(draftText(draft, undefined)),
    draft,
  })
export type DraftView = ReturnType<typeof draftView>
export type DraftFileView = DraftView['files'][number]

/** What people said, and what would be published. */
export const reviewedView = (draft: Draft, review: DraftReview | undefined) => ({
  review: review
    ? { ...textView(review), updatedBy: review.updatedBy, updatedAt: review.updatedAt }
    : null,
  text: textView(draftText(draft, review)),
  revision: review?.revision ?? 0,
})
