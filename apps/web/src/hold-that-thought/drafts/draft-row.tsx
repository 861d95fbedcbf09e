import { useQuery } from '@tanstack/react-query'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { Bar } from '../../ui/bar.tsx'
import { Ago } from '../../ui/time.tsx'
import { To } from '../../shell/nav.tsx'
import { DraftChanged, type DraftGlance } from './drafts.operations.ts'
import s from './drafts-page.module.css'
import { DRAFT_LISTS, personReading } from './readings.ts'
import { useFault } from './use-fault.ts'
import { useDraftsWords } from './words/index.ts'

interface OfDraft {
  readonly draft: DraftGlance
}

/** Who has sent it; nothing until that is known, and for who is gone. */
function useNameOf(userId: string | undefined): string | undefined {
  const { data } = useQuery({ ...personReading(userId ?? ''), enabled: userId !== undefined })
  return data?.member.displayName
}

/** Page by page, as it is read. */
function Progress({ draft }: OfDraft) {
  const words = useDraftsWords()
  const { id: draftId, pagesDone, pageCount } = draft
  useLive(
    DraftChanged,
    { draftId },
    {
      onEvent: ({ draftChanged: { draft: news } }) => {
        if (news) mergeEntity(news)
        if (news?.status !== 'processing') readAgain(DRAFT_LISTS)
      },
    },
  )
  const text = words.pagesDone(pagesDone ?? 0, pageCount)
  return (
    <span className={s.progress}>
      <Bar value={pagesDone ?? 0} max={pageCount ?? (pagesDone ?? 0) + 1} label={text} />
      <small>{text}</small>
    </span>
  )
}

function Said({ draft }: OfDraft) {
  const words = useDraftsWords()
  const fault = useFault(draft.errorMessage)
  const { status, pageCount, text } = draft
  switch (status) {
    case 'processing':
      return <Progress draft={draft} />
    case 'failed':
      return <small className={s.fault}>{fault}</small>
    case 'pending':
      return <small>{words.waitsForPages}</small>
    case 'ready':
    case 'published': {
      const people = words.fromTo(text.author ?? '', text.recipient ?? '')
      return (
        <small>
          {[people, text.place, words.pages(pageCount ?? 1)].filter(Boolean).join(' · ')}
        </small>
      )
    }
  }
}

/** A sheet with what is known of it. */
export function DraftRow({ draft }: OfDraft) {
  const words = useDraftsWords()
  const { id, status, text, files, uploaderId, updatedAt, letterId } = draft
  const sender = useNameOf(uploaderId)
  const title = text.title ?? files[0]?.fileName ?? words.untitled
  const isLetter = status === 'published' && letterId !== null
  return (
    <li>
      <To to={isLetter ? `/letters/${letterId}` : `/drafts/${id}`} className={s.row}>
        <span className={s.sheet} data-status={status} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span className={s.about}>
          <b>{title}</b>
          <Said draft={draft} />
        </span>
        <span className={s.side}>
          <span className={s.state} data-status={status}>
            {words.state[status]}
          </span>
          <small>
            {sender !== undefined && <>{sender} · </>}
            <Ago time={updatedAt} />
          </small>
        </span>
      </To>
    </li>
  )
}
