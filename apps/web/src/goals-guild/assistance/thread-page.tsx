import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ago } from '../../ui/time.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { Answers } from './answers.tsx'
import {
  CloseThread,
  JoinThread,
  LeaveThread,
  ReopenThread,
  type ThreadFields,
} from './assistance.operations.ts'
import { HelpersCard } from './helpers-card.tsx'
import { threadReading } from './readings.ts'
import s from './thread-page.module.css'
import { ThreadState } from './thread-row.tsx'
import { useThreadAct } from './use-thread-act.ts'
import { useAssistanceWords } from './words/index.ts'

interface OfThread {
  readonly thread: ThreadFields
}

/** Who asks closes and reopens; who helps may stop. */
function ThreadMenu({ thread }: OfThread) {
  const words = useAssistanceWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const close = useThreadAct(CloseThread, thread.id)
  const reopen = useThreadAct(ReopenThread, thread.id)
  const leave = useThreadAct(LeaveThread, thread.id, {
    done: () => void navigate({ to: '/help', search: { list: 'helping' } }),
  })
  if (thread.role === 'reader') return null
  if (thread.role === 'owner' && thread.status === 'closed')
    return (
      <Button small icon="retry" busy={reopen.isPending} onClick={() => reopen.act({})}>
        {words.reopen}
      </Button>
    )
  const asked =
    thread.role === 'owner'
      ? { act: words.close, title: words.closeTitle, text: words.closeText, run: close }
      : { act: words.leave, title: words.leaveTitle, text: words.leaveText, run: leave }
  const icon = thread.role === 'owner' ? 'check' : 'out'
  return (
    <>
      <Menu
        label={words.actions}
        trigger={<Icon name="more" />}
        entries={[{ icon, text: asked.act, onSelect: () => setAsking(true) }]}
      />
      {isAsking && (
        <Confirm
          title={asked.title}
          text={asked.text}
          act={asked.act}
          onConfirm={() => asked.run.act({})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Question({ thread }: OfThread) {
  const common = useCommon()
  const { owner, goal, title, text, createdAt, status } = thread
  return (
    <article className={s.question}>
      <header className={s.head}>
        <Title>{title}</Title>
        <ThreadState status={status} />
        <ThreadMenu thread={thread} />
      </header>
      <p className={s.who}>
        <Avatar person={owner} size={32} />
        <span>
          <strong>{owner?.fullName ?? common.deletedUser}</strong> · <Ago time={createdAt} />
        </span>
      </p>
      {text && (
        <p className={s.text}>
          <RichText text={text} />
        </p>
      )}
      {goal && (
        <Link to="/goals/$goalId" params={{ goalId: goal.id }} className={s.goal}>
          <Icon name="target" size={18} /> {goal.title}
        </Link>
      )}
    </article>
  )
}

function Offer({ thread }: OfThread) {
  const words = useAssistanceWords()
  const join = useThreadAct(JoinThread, thread.id, { said: words.helpingNow })
  return (
    <div className={s.offer}>
      <p>{thread.status === 'open' ? words.offerText : words.isClosed}</p>
      {thread.status === 'open' && (
        <Button look="brand" icon="help" busy={join.isPending} onClick={() => join.act({})}>
          {words.offer}
        </Button>
      )}
    </div>
  )
}

/** One question: who asks and who helps read and write, everybody else who sees the goal may offer help. */
export function ThreadPage() {
  const { threadId } = useParams({ from: '/app/help/$threadId' })
  const words = useAssistanceWords()
  const common = useCommon()
  const { data, error, refetch } = useQuery(threadReading(threadId))
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <Empty isPage title={common.missing} text={common.missingText} />
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  const thread = data?.assistThread
  return (
    <div className={s.page}>
      <BackLink to="/help">{words.title}</BackLink>
      {!thread && <Skeleton lines={5} height={48} />}
      {thread && <Question thread={thread} />}
      {thread?.role === 'reader' && <Offer thread={thread} />}
      {thread && thread.role !== 'reader' && (
        <div className={s.columns}>
          <Answers thread={thread} />
          <HelpersCard thread={thread} />
        </div>
      )}
    </div>
  )
}
