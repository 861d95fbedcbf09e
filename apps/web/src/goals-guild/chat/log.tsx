import { type UIEvent, useRef, useState } from 'react'
import { keyOf } from '../../api/drafts.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { daysFromToday, formatWeekday } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import s from './log.module.css'
import { Message, type MessageActs } from './message.tsx'
import { daysOf, type Run, type ShownMessage } from './runs.ts'
import { useChatWords } from './words/index.ts'

const NEAR_PX = 120
const EARLY_PX = 400

interface LogProps {
  readonly name: string
  readonly isGroup: boolean
  readonly messages: readonly ShownMessage[]
  readonly more: (() => void) | undefined
  readonly isMoreBusy: boolean
  readonly acts: MessageActs
}

function DayName({ at }: { readonly at: number }) {
  const words = useChatWords()
  const locale = useLocale()
  const days = daysFromToday(new Date(at).toISOString())
  const name = days === 0 ? words.today : days === -1 ? words.yesterday : formatWeekday(locale, at)
  return (
    <p className={s.day}>
      <span>{name}</span>
    </p>
  )
}

function RunOf({ run, isGroup, acts }: Pick<LogProps, 'isGroup' | 'acts'> & { readonly run: Run }) {
  const common = useCommon()
  const last = run.messages.length - 1
  return (
    <li className={`${s.run} ${run.isMine ? s.mine : ''}`}>
      {!run.isMine && (
        <span className={s.face}>
          <Avatar person={run.author} size={32} />
        </span>
      )}
      <div className={s.stack}>
        {!run.isMine && isGroup && (
          <span className={s.name}>{run.author?.fullName ?? common.deletedUser}</span>
        )}
        {run.messages.map((message, place) => (
          <Message key={keyOf(message.id)} message={message} isLast={place === last} acts={acts} />
        ))}
      </div>
    </li>
  )
}

/**
 * Newest at the end, where one begins to read. It is laid out from its end, so that neither earlier
 * messages nor new ones move what is being read.
 */
export function Log({ name, isGroup, messages, more, isMoreBusy, acts }: LogProps) {
  const words = useChatWords()
  const scroller = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<string>()
  const [isAtEnd, setAtEnd] = useState(true)
  const newest = messages.at(-1)
  const isBehind = !isAtEnd && newest !== undefined && !newest.isMine && newest.id !== seen
  const look = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    const isNear = -scrollTop < NEAR_PX
    if (isNear !== isAtEnd) setAtEnd(isNear)
    if (isNear || isAtEnd) setSeen(newest?.id)
    if (scrollHeight - clientHeight + scrollTop < EARLY_PX && !isMoreBusy) more?.()
  }
  return (
    <>
      <div
        className={s.scroll}
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-label={name}
        onScroll={look}
      >
        <div className={s.inner}>
          {more && (
            <button type="button" className={s.older} onClick={more} aria-busy={isMoreBusy}>
              {words.older}
            </button>
          )}
          {daysOf(messages).map(({ at, runs }) => (
            <section key={at}>
              <DayName at={at} />
              <ol className={s.list}>
                {runs.map((run) => (
                  <RunOf key={keyOf(run.messages[0].id)} run={run} isGroup={isGroup} acts={acts} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      {isBehind && (
        <button
          type="button"
          className={s.behind}
          onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          {words.newBelow}
        </button>
      )}
    </>
  )
}
