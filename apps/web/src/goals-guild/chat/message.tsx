import { useCommon } from '../../i18n/common/index.ts'
import { formatExact, formatTime } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import s from './log.module.css'
import type { ShownMessage } from './runs.ts'
import { useChatWords } from './words/index.ts'

export interface MessageActs {
  readonly onEdit: (message: ShownMessage) => void
  readonly onRemove: (message: ShownMessage) => void
  readonly onRetry: (message: ShownMessage) => void
  readonly onDiscard: (message: ShownMessage) => void
}

interface MessageProps {
  readonly message: ShownMessage
  readonly isLast: boolean
  readonly acts: MessageActs
}

function OwnMenu({ message, acts }: Omit<MessageProps, 'isLast'>) {
  const words = useChatWords()
  return (
    <span className={s.menu}>
      <Menu
        label={words.actions}
        trigger={<Icon name="more" size={18} />}
        entries={[
          { icon: 'pen', text: words.edit, onSelect: () => acts.onEdit(message) },
          {
            icon: 'trash',
            text: words.remove,
            onSelect: () => acts.onRemove(message),
            isDanger: true,
          },
        ]}
      />
    </span>
  )
}

function Failed({ message, acts }: Omit<MessageProps, 'isLast'>) {
  const words = useChatWords()
  const common = useCommon()
  return (
    <span className={s.failed} role="alert">
      <span>
        {words.failed}. {message.problem}
      </span>
      <button type="button" onClick={() => acts.onRetry(message)}>
        <Icon name="retry" size={14} /> {common.retry}
      </button>
      <button type="button" onClick={() => acts.onDiscard(message)}>
        {words.discard}
      </button>
    </span>
  )
}

function Stamp({ message }: { readonly message: ShownMessage }) {
  const words = useChatWords()
  const locale = useLocale()
  if (message.state === 'sending')
    return <span className={s.time}>{navigator.onLine ? words.sending : words.waiting}</span>
  return (
    <span className={s.time}>
      <time dateTime={message.createdAt} title={formatExact(locale, message.createdAt)}>
        {formatTime(locale, message.createdAt)}
      </time>
      {message.editedAt && !message.deletedAt && <> · {words.edited}</>}
      {message.expiresAt && (
        <span title={formatExact(locale, message.expiresAt)}>
          <Icon name="clock" size={12} />
        </span>
      )}
    </span>
  )
}

export function Message({ message, isLast, acts }: MessageProps) {
  const words = useChatWords()
  const isGone = message.deletedAt !== null
  const isOwn = message.isMine && !isGone && !message.state
  return (
    <>
      <div className={s.said}>
        {isOwn && <OwnMenu message={message} acts={acts} />}
        <div className={s.bubble} data-gone={isGone || undefined} data-state={message.state}>
          {isGone ? words.deleted : <RichText text={message.text ?? ''} />}
        </div>
      </div>
      {message.state === 'failed' ? (
        <Failed message={message} acts={acts} />
      ) : (
        (isLast || message.state || message.editedAt) && <Stamp message={message} />
      )}
    </>
  )
}
