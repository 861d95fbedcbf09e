import type { InfiniteData } from '@tanstack/react-query'
import { isOwnRequest, newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries, readOnceMore } from '../../api/cache.ts'
import { draft, settle } from '../../api/drafts.ts'
import { useListing } from '../../api/listing.ts'
import { useLive } from '../../api/live.ts'
import { useMe } from '../users/me.ts'
import {
  AddComment,
  CommentAdded,
  type CommentsData,
  type MarginNote,
} from './comments.operations.ts'
import { notesKey, notesListing } from './readings.ts'

type Pages = InfiniteData<CommentsData, string | null>

/** At the end, where the newest are; one's own in any case, in the place of the draft that it was. */
function place(note: MarginNote, draftId?: string | null): void {
  queries.setQueryData<Pages>(notesKey(note.itemId), (data) => {
    if (!data || data.pages.some(({ comments }) => comments.items.some(({ id }) => id === note.id)))
      return data
    const isLast = (at: number) => at === data.pages.length - 1
    const pages = data.pages.map(({ comments }, at) => {
      const items = comments.items.filter(({ id }) => id !== draftId)
      // What is beyond the last page that was read comes with its page.
      const isShown = isLast(at) && (comments.after === null || draftId !== undefined)
      return { comments: { ...comments, items: isShown ? [...items, note] : items } }
    })
    return { ...data, pages }
  })
}

/** The notes in the margin of something, as they are written. */
export function useNotes(itemId: string) {
  const list = useListing(notesListing(itemId))
  useLive(
    CommentAdded,
    { itemId },
    {
      onListening: () => readOnceMore(notesKey(itemId)),
      onEvent: ({ commentAdded: { kind, comment, requestId } }) => {
        if (kind !== 'added') mergeEntity(comment)
        else if (!isOwnRequest(requestId)) place(comment)
      },
    },
  )
  return list
}

/** What one writes stands there at once. */
export function useAddNote(itemId: string): (text: string) => void {
  const me = useMe()
  const { mutate } = useAct(AddComment, {
    optimistic: ({ text, requestId }) => {
      const key = notesKey(itemId)
      const before = queries.getQueryData(key)
      const id = requestId ?? ''
      draft(id)
      place(
        {
          id,
          itemId,
          userId: me?.userId ?? '',
          userName: me?.displayName ?? '',
          userPhotoUrl: me?.photoUrl ?? null,
          commentText: text,
          isDeleted: false,
          editCount: 0,
          reactionCount: 0,
          myReaction: null,
          createdAt: new Date().toISOString(),
          updatedAt: null,
        },
        null,
      )
      return () => queries.setQueryData(key, before)
    },
    done: ({ addComment }, { requestId }) => {
      settle(requestId, addComment.id)
      place(addComment, requestId)
    },
  })
  return (text) => mutate({ itemId, text, requestId: newRequestId() })
}
