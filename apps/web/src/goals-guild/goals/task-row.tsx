import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import { useCommon } from '../../i18n/common/index.ts'
import { formatDue } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar, type Person } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useRowWords } from './row-words/index.ts'
import s from './task-row.module.css'
import { useToggleTask } from './use-toggle-task.tsx'

interface ShownTask {
  readonly id: string
  readonly goalId: string
  readonly title: string
  readonly dueAt: string | null
  readonly done: boolean
  readonly note?: string | null
  readonly repeat?: object | null
}

interface TaskRowProps {
  readonly task: ShownTask
  readonly goal?: { readonly id: string; readonly title: string } | null | undefined
  /** Who else has to do with it, and what they are to it. */
  readonly face?: { readonly person: Person; readonly text: string } | undefined
  readonly canTick?: boolean
  /** The place where it stands says when it is due. */
  readonly isDayKnown?: boolean
  readonly actions?: ReactNode
}

function DueSign({ time }: { readonly time: string }) {
  const { text, isLate, isToday } = formatDue(useCommon(), useLocale(), time)
  return (
    <span className={isLate ? s.late : isToday ? s.today : undefined}>
      <Icon name={isLate ? 'flame' : 'clock'} size={13} /> {text}
    </span>
  )
}

/** `x`, wherever in the row the focus is; not in a dialog that its menu has opened. */
const isTickKey = ({ key, target, currentTarget, metaKey, ctrlKey, altKey }: KeyboardEvent) =>
  key === 'x' &&
  !metaKey &&
  !ctrlKey &&
  !altKey &&
  (target as Element).closest('dialog, [role=menu]') === null &&
  currentTarget.contains(target as Node)

export function TaskRow({ task, goal, face, canTick = true, isDayKnown, actions }: TaskRowProps) {
  const words = useRowWords()
  const toggle = useToggleTask(task)
  const isDue = task.dueAt !== null && !task.done && !isDayKnown
  const isRepeated = task.repeat && !task.done
  return (
    <li
      className={`${s.row} ${task.done ? s.done : ''}`}
      onKeyDown={(event) => canTick && isTickKey(event) && toggle()}
    >
      <label className={s.tick}>
        <input
          type="checkbox"
          checked={task.done}
          disabled={!canTick}
          onChange={() => toggle()}
          aria-label={task.done ? words.undo(task.title) : words.complete(task.title)}
        />
        <span className={s.box}>
          <Icon name="check" size={16} />
        </span>
      </label>
      <div className={s.text}>
        <span className={s.title}>{task.title}</span>
        {task.note && !task.done && <span className={s.note}>{task.note}</span>}
        {(goal || isDue || isRepeated) && (
          <span className={s.meta}>
            {isDue && <DueSign time={task.dueAt ?? ''} />}
            {isRepeated && (
              <span title={words.comesAgain}>
                <Icon name="retry" size={13} />
                <span className="hidden-text">{words.comesAgain}</span>
              </span>
            )}
            {goal && (
              <Link to="/goals/$goalId" params={{ goalId: goal.id }} className={s.goal}>
                {goal.title}
              </Link>
            )}
          </span>
        )}
      </div>
      {face && (
        <span className={s.face} title={face.text}>
          <Avatar person={face.person} size={26} />
          <span className="hidden-text">{face.text}</span>
        </span>
      )}
      {actions}
    </li>
  )
}
