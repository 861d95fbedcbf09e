import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keyOf } from '../../api/drafts.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { Missing } from '../frame/missing.tsx'
import { To, usePart } from '../../shell/nav.tsx'
import { Composer } from './composer.tsx'
import type { MessageFields, TalkFields } from './conversations.operations.ts'
import { Message } from './message.tsx'
import { talkReading } from './readings.ts'
import { TalkMenu } from './talk-menu.tsx'
import { TalkSign, useTalkName } from './talk-name.tsx'
import s from './talks.module.css'
import { useMessages } from './use-messages.ts'
import { useConversationsWords } from './words/index.ts'

function Log({ talk }: { readonly talk: TalkFields }) {
  const words = useConversationsWords()
  const { messages, error, retry, more, isMoreBusy } = useMessages(talk.id)
  const [edited, setEdited] = useState<MessageFields>()
  const log = useRef<HTMLDivElement>(null)
  const newest = messages?.at(-1)?.id
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [newest])
  return (
    <>
      <div ref={log} className={s.log} role="log" aria-label={words.log} tabIndex={0}>
        {!messages && (error ? <Trouble onRetry={retry} /> : <Skeleton lines={5} height={44} />)}
        {more && (
          <Button small className={s.older} busy={isMoreBusy} onClick={more}>
            {words.older}
          </Button>
        )}
        <ol className={s.messages}>
          {messages?.map((message) => (
            <Message key={keyOf(message.id)} message={message} onEdit={() => setEdited(message)} />
          ))}
        </ol>
      </div>
      <Composer
        key={talk.id}
        conversationId={talk.id}
        edited={edited}
        onDone={() => setEdited(undefined)}
      />
    </>
  )
}

/** One conversation: what was said, as it is said. */
export function TalkPage() {
  const conversationId = usePart('conversationId')
  const words = useConversationsWords()
  const common = useCommon()
  const name = useTalkName()
  const { data, error, refetch } = useQuery(talkReading(conversationId))
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Missing />
  if (!data)
    return error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={5} height={48} />
  const talk = data.conversation
  return (
    <section className={s.talkPage}>
      <header className={s.head}>
        <To to="/messages" isExact className={s.back}>
          {common.back}
        </To>
        <TalkSign talk={talk} size={30} />
        <Title className={s.name ?? ''}>{name(talk)}</Title>
        <span className={s.kind}>{words.kinds[talk.type]}</span>
        <TalkMenu talk={talk} />
      </header>
      <Log key={talk.id} talk={talk} />
    </section>
  )
}
