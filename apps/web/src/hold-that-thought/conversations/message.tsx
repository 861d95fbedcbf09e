import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { isDraft } from '../../api/drafts.ts'
import { formatExact, formatTime } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Attachments } from './attachments.tsx'
import { DeleteMessage, type MessageFields } from './conversations.operations.ts'
import s from './talks.module.css'
import { useConversationsWords } from './words/index.ts'

function Actions({ message }: { readonly message: MessageFields }) {
  const words = useConversationsWords()
  const [isAsking, setAsking] = useState(false)
  const { id: messageId, conversationId, createdAt } = message
  const remove = useAct(DeleteMessage, {
    optimistic: () =>
      mergeEntity({ id: messageId, messageText: null, attachments: [], isDeleted: true }),
  })
  return (
    <>
      <Menu
        label={words.moreMessage}
        trigger={<Icon name="more" size={16} />}
        entries={[
          {
            icon: 'trash',
            text: words.delete,
            isDanger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.delete}
          isDanger
          onConfirm={() =>
            remove.mutate({ conversationId, messageId, createdAt, requestId: newRequestId() })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface MessageProps {
  readonly message: MessageFields
  /** Of several people it says who. */
  readonly isGroup: boolean
  /** Of the first one of a day. */
  readonly day: string | undefined
}

/** What somebody said. */
export function Message({ message, isGroup, day }: MessageProps) {
  const words = useConversationsWords()
  const locale = useLocale()
  const { id, isMine, isDeleted, messageText, senderName, createdAt, attachments } = message
  return (
    <>
      {day && <li className={s.day}>{day}</li>}
      <li
        className={s.message}
        data-mine={isMine || undefined}
        data-draft={isDraft(id) || undefined}
      >
        <div className={s.bubble}>
          {isGroup && !isMine && <b className={s.sender}>{senderName}</b>}
          {isDeleted && <em className={s.gone}>{words.deleted}</em>}
          {messageText && (
            <p className={s.text}>
              <RichText text={messageText} />
            </p>
          )}
          <Attachments files={attachments} />
          <small>
            <time dateTime={createdAt} title={formatExact(locale, createdAt)}>
              {formatTime(locale, createdAt)}
            </time>
          </small>
        </div>
        {isMine && !isDeleted && !isDraft(id) && <Actions message={message} />}
      </li>
    </>
  )
}
