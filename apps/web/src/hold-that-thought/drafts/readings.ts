import { queries, reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import {
  DraftById,
  DraftPerson,
  DraftReading,
  DraftsByStatus,
  type DraftsByStatusVariables,
  DraftSheetOf,
  type DraftFields,
  MyDrafts,
} from './drafts.operations.ts'

export type DraftStatus = DraftsByStatusVariables['status']

const DRAFTS = ['letters', 'drafts'] as const
const draftKey = (draftId: string) => [...DRAFTS, 'one', draftId] as const

export const DRAFT_LISTS = [...DRAFTS, 'lists'] as const

/** Nothing tells of drafts that others begin. */
const ASKED_MS = 15_000

export const draftsListing = (status: DraftStatus) => ({
  ...listing([...DRAFT_LISTS, status], DraftsByStatus, {
    variables: { status },
    pageOf: ({ drafts }) => drafts,
  }),
  refetchInterval: ASKED_MS,
})

export const myDraftsListing = listing([...DRAFT_LISTS, 'mine'], MyDrafts, {
  variables: {},
  pageOf: ({ myDrafts }) => myDrafts,
})

export const draftReading = (draftId: string) =>
  reading([...draftKey(draftId), 'self'], DraftById, { draftId })

export const sheetsKey = (draftId: string) => [...draftKey(draftId), 'sheets'] as const

/** What was read does not change until it is read again. */
export const sheetReading = (draftId: string, page: number) => ({
  ...reading([...sheetsKey(draftId), page], DraftSheetOf, { draftId, page }),
  staleTime: 60 * 60_000,
})

export const howReading = { ...reading([...DRAFTS, 'how'], DraftReading, {}), staleTime: 600_000 }

export const personReading = (userId: string) => ({
  ...reading([...DRAFTS, 'person', userId], DraftPerson, { userId }),
  staleTime: 600_000,
})

/** As the server has it now, for whoever shows it. */
export function showDraft(draft: DraftFields): void {
  queries.setQueryData(draftReading(draft.id).queryKey, { draft })
}
