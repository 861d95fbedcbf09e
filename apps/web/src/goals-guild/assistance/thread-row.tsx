import { Link } from '@tanstack/react-router'
import { useCommon } from '../../i18n/common/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Ago } from '../../ui/time.tsx'
import type { ThreadFields } from './assistance.operations.ts'
import s from './thread-row.module.css'
import { useAssistanceWords } from './words/index.ts'

export function ThreadState({ status }: Pick<ThreadFields, 'status'>) {
  const words = useAssistanceWords()
  return (
    <span className={s.state} data-status={status}>
      {words.status[status]}
    </span>
  )
}

/** A question in a list: whose, on what, and whether it still waits for an answer. */
export function ThreadRow({ thread }: { readonly thread: ThreadFields }) {
  const words = useAssistanceWords()
  const common = useCommon()
  const { id, title, text, status, role, owner, goal, createdAt } = thread
  const whose = role === 'owner' ? words.youAsk : words.asks(owner?.fullName ?? common.deletedUser)
  return (
    <li>
      <Link to="/help/$threadId" params={{ threadId: id }} className={s.row}>
        <Avatar person={owner} size={42} />
        <span className={s.text}>
          <strong>{title}</strong>
          {text && <span className={s.call}>{text}</span>}
          <small>
            {whose}
            {goal && <> {words.onGoal(goal.title)}</>} · <Ago time={createdAt} />
          </small>
        </span>
        <ThreadState status={status} />
      </Link>
    </li>
  )
}
