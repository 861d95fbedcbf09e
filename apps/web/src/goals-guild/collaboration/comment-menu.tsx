import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { useReportsWords } from '../reports/words/index.ts'
import { type CommentFields, DeleteComment } from './collaboration.operations.ts'
import { useCollaborationWords } from './words/index.ts'

interface CommentMenuProps {
  readonly comment: CommentFields
  readonly isMine: boolean
  /** For its author, and for the owner of what it is about. */
  readonly canRemove: boolean
  readonly onEdit: () => void
}

const ReportDialog = lazy(async () => ({
  default: (await import('../reports/report-dialog.tsx')).ReportDialog,
}))

/** What others say can be reported, what one says oneself changed. */
export function CommentMenu({ comment, isMine, canRemove, onEdit }: CommentMenuProps) {
  const words = useCollaborationWords()
  const reports = useReportsWords()
  const [asked, setAsked] = useState<'remove' | 'report'>()
  const close = () => setAsked(undefined)
  const remove = useAct(DeleteComment, {
    optimistic: () => mergeEntity({ id: comment.id, isDeleted: true, text: null }),
  })
  const edit: MenuEntry = { icon: 'pen', text: words.edit, onSelect: onEdit }
  const report: MenuEntry = {
    icon: 'flag',
    text: reports.report,
    onSelect: () => setAsked('report'),
  }
  const removal: MenuEntry = {
    icon: 'trash',
    text: words.remove,
    isDanger: true,
    onSelect: () => setAsked('remove'),
  }
  return (
    <>
      <Menu
        label={words.more(comment.author?.fullName ?? comment.authorName)}
        trigger={<Icon name="more" size={17} />}
        entries={[
          ...(isMine && canRemove ? [edit] : []),
          ...(isMine ? [] : [report]),
          ...(canRemove ? [removal] : []),
        ]}
      />
      <Suspense>
        {asked === 'report' && (
          <ReportDialog reportedType="comment" reportedId={comment.id} onClose={close} />
        )}
      </Suspense>
      {asked === 'remove' && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate({ commentId: comment.id, requestId: newRequestId() })}
          onClose={close}
        />
      )}
    </>
  )
}
