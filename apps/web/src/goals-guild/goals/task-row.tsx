import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCommon } from '../../i18n/common/index.ts'
import { formatDue } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Icon } from '../../ui/icons.tsx'
import s from './task-row.module.css'
import { useToggleTask } from './use-toggle-task.ts'
import { useGoalsWords } from './words/index.ts'

interface ShownTask {
  readonly id: string
  readonly goalId: string
  readonly title: string
  readonly dueAt: string | null
  readonly done: boolean
}

interface TaskRowProps {
  readonly task: ShownTask
  readonly goal?: { readonly id: string; readonly title: string } | null | undefined
  readonly canTick?: boolean
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

export function TaskRow({ task, goal, canTick = true, actions }: TaskRowProps) {
  const words = useGoalsWords()
  const toggle = useToggleTask()
  const isDue = task.dueAt !== null && !task.done
  return (
    <li className={`${s.row} ${task.done ? s.done : ''}`}>
      <label className={s.tick}>
        <input
          type="checkbox"
          checked={task.done}
          disabled={!canTick}
          onChange={() => toggle(task)}
          aria-label={task.done ? words.undo(task.title) : words.complete(task.title)}
        />
        <span className={s.box}>
          <Icon name="check" size={16} />
        </span>
      </label>
      <div className={s.text}>
        <span className={s.title}>{task.title}</span>
        {(goal || isDue) && (
          <span className={s.meta}>
            {isDue && <DueSign time={task.dueAt ?? ''} />}
            {goal && (
              <Link to="/goals/$goalId" params={{ goalId: goal.id }} className={s.goal}>
                {goal.title}
              </Link>
            )}
          </span>
        )}
      </div>
      {actions}
    </li>
  )
}
