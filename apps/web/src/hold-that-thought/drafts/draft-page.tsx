import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { To, usePart } from '../../shell/nav.tsx'
import { BackToDrafts } from './back-to-drafts.tsx'
import { DraftMenu } from './draft-menu.tsx'
import { Failed, useIsOwn } from './failed.tsx'
import type { DraftFields } from './drafts.operations.ts'
import { draftReading } from './readings.ts'
import { Review } from './review/review.tsx'
import { SendPages } from './sending/send-pages.tsx'
import { UnderWay } from './under-way.tsx'
import { useDraftLive } from './use-draft-live.ts'
import { useDraftsWords } from './words/index.ts'

function Published({ letterId }: { readonly letterId: string }) {
  const words = useDraftsWords()
  return (
    <Empty
      title={words.publishedTitle}
      text={words.publishedText}
      action={
        <To to={`/letters/${letterId}`} className={pageStyles.link}>
          {words.toLetter}
        </To>
      }
    />
  )
}

/** What there is to do with it, by how far it is. */
function Shown({ draft }: { readonly draft: DraftFields }) {
  const words = useDraftsWords()
  const isOwn = useIsOwn(draft)
  const { id, status, letterId } = draft
  if (status === 'ready') return <Review draft={draft} />
  return (
    <Page
      title={words.states[status]}
      crumb={<BackToDrafts />}
      actions={status === 'published' ? undefined : <DraftMenu draft={draft} />}
    >
      {status === 'pending' && isOwn && <SendPages draftId={id} />}
      {status === 'pending' && !isOwn && (
        <Empty title={words.waitsForPages} text={words.pendingForeign} />
      )}
      {status === 'processing' && <UnderWay draft={draft} />}
      {status === 'failed' && <Failed draft={draft} />}
      {status === 'published' && <Published letterId={letterId ?? ''} />}
    </Page>
  )
}

const isGone = (error: Error | null) => error instanceof ApiError && error.code === 'NOT_FOUND'

export function DraftPage() {
  const draftId = usePart('draftId')
  const common = useCommon()
  const words = useDraftsWords()
  const { data, error, refetch } = useQuery(draftReading(draftId))
  useDraftLive(draftId)
  if (isGone(error))
    return (
      <Page title={common.missing} crumb={<BackToDrafts />}>
        <Empty title={words.goneTitle} text={common.missingText} />
      </Page>
    )
  if (data) return <Shown key={draftId} draft={data.draft} />
  return (
    <Page title={words.one} crumb={<BackToDrafts />}>
      {error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={6} height={44} />}
    </Page>
  )
}
