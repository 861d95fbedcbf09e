import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { DraftChanged } from './drafts.operations.ts'
import { draftReading, DRAFT_LISTS, sheetsKey, showDraft } from './readings.ts'

/** Each page that was read, what became of it, and what others correct. */
export function useDraftLive(draftId: string): void {
  useLive(
    DraftChanged,
    { draftId },
    {
      onListening: () => readOnceMore(draftReading(draftId).queryKey),
      onEvent: ({ draftChanged: { draft } }) => {
        if (draft) showDraft(draft)
        else readAgain(draftReading(draftId).queryKey)
        // Another run has other pages, from the first on.
        if (draft?.status === 'processing' && draft.pagesDone === 0) readAgain(sheetsKey(draftId))
        if (draft?.status !== 'processing') readAgain(DRAFT_LISTS)
      },
    },
  )
}
