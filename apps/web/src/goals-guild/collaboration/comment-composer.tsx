import { useRef, useState } from 'react'
import { newRequestId } from '../../api/act.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { MentionArea } from '../users/mention-area.tsx'
import { useMe } from '../users/me.ts'
import type { CommentFields } from './collaboration.operations.ts'
import s from './conversation.module.css'
import type { Topic } from './readings.ts'
import { useAddComment } from './use-add-comment.ts'
import { useCollaborationWords } from './words/index.ts'

const TEXT_MAX = 2000

interface WritingProps {
  readonly label: string
  readonly isFirst?: boolean
  readonly text?: string
  readonly onSend: (text: string) => void
  readonly onCancel?: () => void
}

/** A field for a few lines: Ctrl or ⌘ and Enter sends, Escape leaves it. */
export function Writing({ label, isFirst, text: given = '', onSend, onCancel }: WritingProps) {
  const words = useCollaborationWords()
  const [text, setText] = useState(given)
  const isReady = text.trim() !== '' && text.trim() !== given
  const send = () => {
    if (!isReady) return
    onSend(text.trim())
    setText(given)
  }
  return (
    <form
      className={s.writing}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MentionArea
        rows={1}
        value={text}
        autoFocus={!isFirst}
        maxLength={TEXT_MAX}
        placeholder={label}
        aria-label={label}
        title={words.mentionHint}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send()
          if (event.key === 'Escape') onCancel?.()
        }}
      />
      <IconButton
        icon="send"
        label={words.send}
        type="submit"
        disabled={!isReady}
        className={s.send}
      />
    </form>
  )
}

interface ComposerProps {
  readonly topic: Topic
  readonly parent?: CommentFields
  readonly onDone?: () => void
}

export function CommentComposer({ topic, parent, onDone }: ComposerProps) {
  const words = useCollaborationWords()
  const me = useMe()
  const requestId = useRef(newRequestId())
  const add = useAddComment(topic, parent)
  const name = parent?.author?.fullName ?? parent?.authorName ?? ''
  const send = (text: string) => {
    add.mutate({
      ...topic,
      text,
      parentId: parent?.id ?? null,
      requestId: requestId.current,
    })
    requestId.current = newRequestId()
    onDone?.()
  }
  return (
    <div className={s.composer}>
      <Avatar person={me} size={32} />
      <Writing
        label={parent ? words.replyTo(name) : words.placeholder}
        isFirst={!parent}
        onSend={send}
        {...(onDone && { onCancel: onDone })}
      />
    </div>
  )
}
