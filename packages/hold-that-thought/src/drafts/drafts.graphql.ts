import { listQuery, live, loader, mutationFields, noInput, query } from '@longtable/api'
import { findListed } from '@longtable/entity'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { DraftsResolvers } from '../generated/schema.ts'
import { correctDraftLine } from './correct-draft-line.ts'
import { createDraft } from './create-draft.ts'
import { deleteDraft } from './delete-draft.ts'
import { DraftInput, FILES_MAX } from './draft-fields.ts'
import { originalUrl, pageUrl, pdfUrl } from './draft-files.ts'
import { draftTopic } from './draft-live.ts'
import { draftView, reviewedView } from './draft-views.ts'
import { DraftReview } from './draft.entity.ts'
import { draftById } from './draft.patterns.ts'
import { draftInView } from './draft.policy.ts'
import { draftsTypeDefs } from './drafts.sdl.ts'
import { editDraft } from './edit-draft.ts'
import * as find from './find-drafts.ts'
import { processDraft } from './process-draft.ts'
import { publishDraft } from './publish-draft.ts'
import { reprocessDraft } from './reprocess-draft.ts'

/** The longest text, with every character of it escaped by one more. */
const BODY_BYTES_MAX = 700_000
const GUESSES_MAX = 5

/** Most have none, and what a late read does not find would be read twice. */
const reviewLoader = (context: FamilyContext) =>
  loader<string, DraftReview | null>(context, 'drafts.review', async (ids) => {
    const found = await findListed(
      context,
      DraftReview,
      ids.map((draftId) => ({ draftId })),
    )
    return found.map((one) => one ?? null)
  })

async function reviewed(context: FamilyContext, { draft }: ReturnType<typeof draftView>) {
  const review = await reviewLoader(context).load(draft.draftId)
  return reviewedView(draft, review ?? undefined)
}

/** A draft that was deleted is the last that is heard of it. */
const draftChanged = live({
  input: DraftInput,
  admit: async (context: FamilyContext, { draftId }) => void (await draftInView(context, draftId)),
  events: (context, { draftId }) =>
    context.bus.subscribe<{ readonly draftId: string }>(draftTopic(draftId)),
  show: async (context, _, { draftId }) => {
    await approvedMember(context)
    const draft = await draftById(context, { draftId })
    return { draftId, draft: draft ? draftView(draft) : null }
  },
})

const resolvers = {
  Query: {
    draft: query(DraftInput, find.draft),
    drafts: listQuery(find.DraftsInput, find.drafts),
    myDrafts: listQuery(noInput, find.myDrafts),
    draftPage: query(find.DraftPageInput, find.draftPage),
    async draftReading(_, __, context) {
      await approvedMember(context)
      const { languages, hasService } = context.documents.scans
      return { languages: [...languages], isHandwritingRead: hasService }
    },
  },
  Mutation: mutationFields({
    createDraft,
    processDraft,
    reprocessDraft,
    editDraft,
    correctDraftLine,
    publishDraft,
    deleteDraft,
  }),
  Subscription: { draftChanged },
  Draft: {
    review: async (draft, _, context) => (await reviewed(context, draft)).review,
    revision: async (draft, _, context) => (await reviewed(context, draft)).revision,
    text: async (draft, _, context) => (await reviewed(context, draft)).text,
    pdfUrl: (draft, _, context) => pdfUrl(context, draft),
  },
  DraftFile: { url: (file, _, context) => originalUrl(context, file) },
  DraftSheet: { url: (page, _, context) => pageUrl(context, page) },
} satisfies DraftsResolvers

export const draftsModule = {
  name: 'drafts',
  typeDefs: draftsTypeDefs,
  resolvers,
  bodyBytesMax: BODY_BYTES_MAX,
  pageSizeMax: {
    'Draft.files': FILES_MAX,
    'Draft.guesses': GUESSES_MAX,
    'DraftSheet.lines': find.PAGE_LINES_MAX,
    'DraftLine.words': find.LINE_WORDS_MAX,
    'DraftReading.languages': 100,
  },
}
