import { useEffect, useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { PublishDraft } from '../draft-acts.operations.ts'
import type { DraftFields } from '../drafts.operations.ts'
import { DRAFT_LISTS } from '../readings.ts'
import {
  arrived,
  begin,
  decided,
  edited,
  type FieldName,
  refusedAs,
  unsaved,
} from './review-state.ts'
import { useSave } from './use-save.ts'

/** Whoever types is not interrupted; whoever pauses has it saved. */
const PAUSE_MS = 900

/** What people make of what was read: saved as they go, together with others. */
export function useReview(draft: DraftFields, onPublished: (letterId: string) => void) {
  const draftId = draft.id
  const [state, setState] = useState(() => begin(draft))
  const [isPublishing, setPublishing] = useState(false)
  const onFailed = () => setPublishing(false)
  const { save, failed, isSaving } = useSave({ draftId, state, setState, onFailed })
  const publish = useAct(PublishDraft, {
    failed,
    touches: [DRAFT_LISTS],
    done: ({ publishDraft }) => onPublished(publishDraft.id),
  })
  const latest = useRef({ save, isSaving })
  latest.current = { save, isSaving }

  // What comes while mine is on its way comes with its answer.
  useEffect(() => {
    if (!isSaving) setState((now) => arrived(now, draft))
  }, [draft, isSaving])
  const isOpen = unsaved(state).length > 0
  const isToSave = isOpen && !isSaving
  useEffect(() => {
    if (!isToSave) return
    const timer = setTimeout(() => latest.current.save(), isPublishing ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isToSave, isPublishing, state.mine])
  // Whoever goes elsewhere has it saved.
  useEffect(
    () => () => {
      if (!latest.current.isSaving) latest.current.save()
    },
    [],
  )
  const isClean = !isOpen && !isSaving
  const isBlocked = Object.keys(state.clashes).length > 0
  const { mutate: publishNow } = publish
  useEffect(() => {
    if (!isPublishing || !isClean) return
    if (isBlocked) setPublishing(false)
    else publishNow({ draftId, requestId: newRequestId() })
  }, [isPublishing, isClean, isBlocked, draftId, publishNow])

  return {
    state,
    isClean,
    isPublishing,
    edit: (field: FieldName, value: string) => setState((now) => edited(now, field, value)),
    decide: (field: FieldName, value: string) => setState((now) => decided(now, field, value)),
    refuse: (field: FieldName, message: string) =>
      setState((now) => refusedAs(now, field, message)),
    publish: () => setPublishing(true),
  }
}

export type Reviewing = ReturnType<typeof useReview>
