import { type Dispatch, type SetStateAction, useRef } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { readAgain } from '../../../api/cache.ts'
import { ApiError } from '../../../api/errors.ts'
import { toast } from '../../../ui/toasts.tsx'
import { CorrectDraftLine, EditDraft } from '../draft-acts.operations.ts'
import type { DraftFields } from '../drafts.operations.ts'
import { draftReading, showDraft } from '../readings.ts'
import { changedLines } from './merge-lines.ts'
import {
  arrived,
  type FieldName,
  FIELDS,
  refusedAs,
  type ReviewState,
  unsaved,
} from './review-state.ts'

/** More lines than these at once are sent as a whole. */
const LINES_MAX = 5
const LINE_CHARACTERS_MAX = 2000

const fieldOf = (error: Error): FieldName | undefined =>
  error instanceof ApiError ? FIELDS.find((field) => field === error.field) : undefined

/** No day is the one that was read. */
const asSent = (field: FieldName, value: string) =>
  field === 'date' && value === '' ? null : value

/** The one line to correct first: two who correct two lines at the same moment both do. */
function lineOf({ known, mine }: ReviewState, fields: readonly FieldName[]) {
  if (fields.length !== 1 || fields[0] !== 'content') return undefined
  const lines = changedLines(known.content, mine.content) ?? []
  const isLong = lines.some(({ text }) => text.length > LINE_CHARACTERS_MAX)
  return lines.length > LINES_MAX || isLong ? undefined : lines[0]
}

const withLine = (content: string, line: number, text: string) =>
  content
    .split('\n')
    .with(line - 1, text)
    .join('\n')

interface Saving {
  readonly draftId: string
  readonly state: ReviewState
  readonly setState: Dispatch<SetStateAction<ReviewState>>
  readonly onFailed: () => void
}

/** Sends what is not saved yet: a line, or what was changed as a whole. */
export function useSave({ draftId, state, setState, onFailed }: Saving) {
  /** A line was not what it seemed: the next time all of it is sent. */
  const isWhole = useRef(false)
  const take = (news: DraftFields, sent?: Partial<Record<FieldName, string>>) => {
    setState((now) => arrived(now, news, sent))
    showDraft(news)
  }
  const failed = (error: Error) => {
    onFailed()
    const field = fieldOf(error)
    if (field) setState((now) => refusedAs(now, field, error.message))
    else toast({ tone: 'bad', text: error.message })
  }
  const whole = useAct(EditDraft, {
    failed,
    done: ({ editDraft }, given) => {
      isWhole.current = false
      const fields = FIELDS.filter((field) => given[field] !== undefined)
      const sent = Object.fromEntries(fields.map((field) => [field, given[field] ?? '']))
      take(editDraft.draft, editDraft.isSaved ? sent : undefined)
    },
  })
  const line = useAct(CorrectDraftLine, {
    done: ({ correctDraftLine }, given) =>
      take(correctDraftLine, { content: withLine(state.known.content, given.line, given.text) }),
    failed: (error) => {
      isWhole.current = true
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') failed(error)
      readAgain(draftReading(draftId).queryKey)
    },
  })
  const save = () => {
    const open = unsaved(state)
    const one = isWhole.current ? undefined : lineOf(state, open)
    if (one) line.mutate({ draftId, ...one, requestId: newRequestId() })
    else if (open.length > 0)
      whole.mutate({
        draftId,
        revision: state.revision,
        requestId: newRequestId(),
        ...Object.fromEntries(open.map((field) => [field, asSent(field, state.mine[field])])),
      })
  }
  return { save, failed, isSaving: whole.isPending || line.isPending }
}
