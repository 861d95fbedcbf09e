import { notFound } from '@longtable/core'
import { findShown, type Page, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { approvedMember, type FamilyContext } from '../context.ts'
import { DraftInput } from './draft-fields.ts'
import { textLines } from './draft-text.ts'
import { draftView, type DraftView, sidesOf } from './draft-views.ts'
import { Draft } from './draft.entity.ts'
import { draftsByStatus, draftsOf } from './draft.patterns.ts'
import { draftInView } from './draft.policy.ts'
import { keptPage, type PageResult } from './page-results.ts'

/** More than a page of typescript has; what is beyond is in the text alone. */
export const PAGE_LINES_MAX = 150
export const LINE_WORDS_MAX = 40

export const DraftsInput = z.object({
  status: Draft.schema.shape['status'] as z.ZodType<Draft['status']>,
})
export const DraftPageInput = DraftInput.extend({ page: z.int().min(1) })

export const draft = async (
  context: FamilyContext,
  { draftId }: z.infer<typeof DraftInput>,
): Promise<DraftView> => draftView(await draftInView(context, draftId))

/** Newest first. */
export async function drafts(
  context: FamilyContext,
  { status }: z.infer<typeof DraftsInput>,
  page: PageRequest,
): Promise<Page<DraftView>> {
  await approvedMember(context)
  const found = await draftsByStatus(context, { status }, page)
  return { ...found, items: found.items.map(draftView) }
}

/** In every status, newest first. */
export async function myDrafts(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<DraftView>> {
  const { userId: uploaderId } = await approvedMember(context)
  const seen = new Map<string, DraftView>()
  const found = await draftsOf(
    context,
    { uploaderId },
    {
      ...page,
      async keep(rows) {
        const keys = rows.map(({ draftId }) => ({ draftId }))
        for (const one of await findShown(context, Draft, keys))
          if (one) seen.set(one.draftId, draftView(one))
        return rows.map(({ draftId }) => seen.has(draftId))
      },
    },
  )
  return { ...found, items: found.items.map(({ draftId }) => seen.get(draftId) as DraftView) }
}

/** Where each line of a page stands in the text; those of pages before it are counted. */
async function numbersOn(context: FamilyContext, of: Draft, page: number) {
  const pages: PageResult[] = []
  for (let number = 1; number <= page; number++) {
    const kept = await keptPage(context.files, of, number)
    if (!kept) throw notFound('drafts.unknown-page', 'This page')
    pages.push(kept)
  }
  return { kept: pages.at(-1) as PageResult, lines: textLines(pages) }
}

/** What was read on a page, line by line, with how sure each word is and where it stands. */
export async function draftPage(
  context: FamilyContext,
  { draftId, page }: z.infer<typeof DraftPageInput>,
) {
  const of = await draftInView(context, draftId)
  const { kept, lines } = await numbersOn(context, of, page)
  const { width, height, isTextLayer } = kept
  return {
    draftId,
    run: of.run ?? 0,
    number: page,
    width,
    height,
    isTextLayer,
    lines: lines
      .filter((line) => line.page === page && line.words.length > 0)
      .slice(0, PAGE_LINES_MAX)
      .map(({ line, words }) => ({
        line,
        words: words
          .slice(0, LINE_WORDS_MAX)
          .map(({ text: word, confidence, box }) => ({ word, confidence, box: sidesOf(box) })),
      })),
  }
}
export type DraftSheetView = Awaited<ReturnType<typeof draftPage>>
