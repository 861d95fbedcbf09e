import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf } from '../../api/drafts.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { formatWeekday } from '../../i18n/dates.ts'
import { dayOf } from '../../i18n/days.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Title } from '../../ui/title.tsx'
import { Trouble } from '../../ui/trouble.tsx'
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

/** Whether it is the first one of its day. */
const isDayNew = (messages: readonly MessageFields[], place: number): boolean => {
  const [before, now] = [messages[place - 1], messages[place]]
  return !now || !before || dayOf(before.createdAt) !== dayOf(now.createdAt)
}

function Log({ talk }: { readonly talk: TalkFields }) {
  const words = useConversationsWords()
  const locale = useLocale()
  const { messages, error, retry, more, isMoreBusy } = useMessages(talk.id)
  const log = useRef<HTMLDivElement>(null)
  const newest = messages?.at(-1)?.id
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [newest])
  return (
    <>
      <div ref={log} className={s.log} role="log" aria-label={words.log} tabIndex={0}>
        {!messages && (error ? <Trouble onRetry={retry} /> : <Skeleton lines={5} height={48} />)}
        {more && (
          <Button small className={s.older} busy={isMoreBusy} onClick={more}>
            {words.older}
          </Button>
        )}
        {messages?.length === 0 && <p className={s.nothing}>{words.nothingYet}</p>}
        <ol className={s.messages}>
          {messages?.map((message, place) => (
            <Message
              key={keyOf(message.id)}
              message={message}
              isGroup={talk.conversationType === 'group'}
              day={isDayNew(messages, place) ? formatWeekday(locale, message.createdAt) : undefined}
            />
          ))}
        </ol>
      </div>
      <Composer key={talk.id} conversationId={talk.id} />
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
    return error ? (
      <Trouble isPage onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={5} height={48} />
    )
  const talk = data.conversation
  return (
    <section className={s.talkPage} aria-label={name(talk)}>
      <header className={s.head}>
        <To to="/messages" isExact className={s.back}>
          {common.back}
        </To>
        <TalkSign talk={talk} size={40} />
        <Title className={s.name ?? ''}>{name(talk)}</Title>
        {talk.conversationType === 'group' && (
          <span className={s.kind}>{words.count(talk.participantCount)}</span>
        )}
        <TalkMenu talk={talk} />
      </header>
      <Log key={talk.id} talk={talk} />
    </section>
  )
}
