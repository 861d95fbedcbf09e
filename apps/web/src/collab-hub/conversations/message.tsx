import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { isDraft } from '../../api/drafts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Ago } from '../../ui/time.tsx'
import { ReportDialog } from '../reports/report-dialog.tsx'
import { useNameOf } from '../users/person.tsx'
import { DeleteMessage, type MessageFields } from './conversations.operations.ts'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

interface MessageProps {
  readonly message: MessageFields
  readonly onEdit: () => void
}

function Actions({ message, onEdit }: MessageProps) {
  const words = useConversationsWords()
  const [shown, setShown] = useState<'delete' | 'report'>()
  const { id: messageId, conversationId, isMine } = message
  const remove = useAct(DeleteMessage, {
    optimistic: () =>
      mergeEntity({
        id: messageId,
        content: null,
        fileUrl: null,
        deletedAt: new Date().toISOString(),
      }),
  })
  return (
    <>
      <Menu
        label={words.moreMessage}
        trigger={<Icon name="more" size={16} />}
        entries={
          isMine
            ? [
                { icon: 'pen', text: words.edit, onSelect: onEdit },
                {
                  icon: 'trash',
                  text: words.delete,
                  isDanger: true,
                  onSelect: () => setShown('delete'),
                },
              ]
            : [{ icon: 'flag', text: words.report, onSelect: () => setShown('report') }]
        }
      />
      {shown === 'delete' && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.delete}
          isDanger
          onConfirm={() => remove.mutate({ conversationId, messageId, requestId: newRequestId() })}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === 'report' && (
        <ReportDialog
          targetType="MESSAGE"
          targetId={messageId}
          parentId={conversationId}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

/** What somebody said, or what the server says of them. */
export function Message({ message, onEdit }: MessageProps) {
  const words = useConversationsWords()
  const name = useNameOf()
  const { type, content, event, sender, subject, isMine, createdAt, editedAt, fileUrl } = message
  if (type === 'SYSTEM' && event)
    return <li className={s.event}>{words.events[event](name(subject ?? sender))}</li>
  return (
    <li
      className={s.message}
      data-mine={isMine || undefined}
      data-draft={isDraft(message.id) || undefined}
    >
      <div className={s.bubble}>
        {!isMine && <b className={s.sender}>{name(sender)}</b>}
        {message.deletedAt ? (
          <em className={s.gone}>{words.deleted}</em>
        ) : (
          <p className={s.text}>
            <RichText text={content ?? ''} />
          </p>
        )}
        {fileUrl && (
          <a className={s.file} href={fileUrl} target="_blank" rel="noopener">
            <Icon name="box" size={15} /> {words.file}
          </a>
        )}
        <small>
          <Ago time={createdAt} />
          {editedAt && ` · ${words.edited}`}
        </small>
      </div>
      {!message.deletedAt && !isDraft(message.id) && <Actions message={message} onEdit={onEdit} />}
    </li>
  )
}
