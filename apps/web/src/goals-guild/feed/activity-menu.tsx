import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useReportsWords } from '../reports/words/index.ts'
import { useMe } from '../users/me.ts'
import type { ActivityFields } from './feed.operations.ts'
import { DeleteActivity } from './feed-acts.operations.ts'
import { useFeedWords } from './words/index.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('../reports/report-dialog.tsx')).ReportDialog,
}))

/** To a page of its own, whose address can be passed on; its author takes it out, others may report it. */
export function ActivityMenu({ activity }: { readonly activity: ActivityFields }) {
  const words = useFeedWords()
  const reports = useReportsWords()
  const me = useMe()
  const navigate = useNavigate()
  const isMine = activity.author?.id === me?.id
  const [isAsking, setAsking] = useState(false)
  const { id: activityId, groupId } = activity
  const remove = useAct(DeleteActivity, {
    touches: [['feed'], ['group'], ['person']],
    done: () => toast({ tone: 'good', text: words.removed }),
  })
  return (
    <>
      <Menu
        label={isMine ? words.postActions : words.othersActions}
        trigger={<Icon name="more" size={18} />}
        entries={[
          {
            icon: 'chevron',
            text: words.openPost,
            onSelect: () =>
              void navigate({ to: '/activities/$activityId', params: { activityId } }),
          },
          isMine
            ? {
                icon: 'trash',
                text: words.removePost,
                isDanger: true,
                onSelect: () => setAsking(true),
              }
            : { icon: 'flag', text: reports.report, onSelect: () => setAsking(true) },
        ]}
      />
      <Suspense>
        {isAsking && !isMine && (
          <ReportDialog
            reportedType="activity"
            reportedId={activityId}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
      {isAsking && isMine && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          act={words.removePost}
          isDanger
          onConfirm={() => remove.mutate({ activityId, groupId, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
