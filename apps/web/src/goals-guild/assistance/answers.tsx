import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { isDraft, keyOf } from '../../api/drafts.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ago } from '../../ui/time.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { useMe } from '../users/me.ts'
import s from './answers.module.css'
import type { AssistMessageFields, ThreadFields } from './assistance.operations.ts'
import { threadMessagesListing } from './readings.ts'
import { useSendAnswer } from './use-answers.ts'
import { useAssistanceWords } from './words/index.ts'

const CHARACTERS_MAX = 4000
/** What others write is asked for now and then while one looks. */
const ASK_MS = 5_000

function Answer({ message }: { readonly message: AssistMessageFields }) {
  const common = useCommon()
  const isMine = useMe()?.id === message.userId
  const { author, text, createdAt, id } = message
  return (
    <li className={s.answer} data-mine={isMine || undefined} data-draft={isDraft(id) || undefined}>
      <Avatar person={author} size={36} />
      <div className={s.said}>
        <p className={s.who}>
          <strong>{author?.fullName ?? common.deletedUser}</strong>
          <small>
            <Ago time={createdAt} />
          </small>
        </p>
        <p className={s.text}>
          <RichText text={text} />
        </p>
      </div>
    </li>
  )
}

/** Enter sends, with shift it breaks the line. */
function AnswerForm({ threadId }: { readonly threadId: string }) {
  const words = useAssistanceWords()
  const send = useSendAnswer(threadId)
  const [text, setText] = useState('')
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    send(text.trim())
    setText('')
  }
  return (
    <form className={s.form} onSubmit={submit}>
      <textarea
        rows={1}
        value={text}
        maxLength={CHARACTERS_MAX}
        placeholder={words.write}
        aria-label={words.write}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
            submit(event)
        }}
      />
      <IconButton icon="send" label={words.post} type="submit" disabled={!text.trim()} />
    </form>
  )
}

/** What those say who ask and who help; the newest at the end, above the field for the next one. */
export function Answers({ thread }: { readonly thread: ThreadFields }) {
  const words = useAssistanceWords()
  const { items, error, retry, more, isMoreBusy } = useListing({
    ...threadMessagesListing(thread.id),
    refetchInterval: ASK_MS,
  })
  return (
    <Card title={words.talk}>
      {error && <Trouble onRetry={retry} />}
      {!items && !error && <Skeleton lines={4} height={40} />}
      {more && (
        <Button small onClick={more} busy={isMoreBusy}>
          {words.earlier}
        </Button>
      )}
      {items?.length === 0 && <p className={s.note}>{words.silent}</p>}
      {items && (
        <ol className={s.answers} aria-live="polite" aria-relevant="additions">
          {items.toReversed().map((message) => (
            <Answer key={keyOf(message.id)} message={message} />
          ))}
        </ol>
      )}
      {thread.status === 'open' ? (
        <AnswerForm threadId={thread.id} />
      ) : (
        <p className={s.note}>{words.isClosed}</p>
      )}
    </Card>
  )
}
