import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TaskRow } from '../goals/task-row.tsx'
import s from './quest-page.module.css'
import type { QuestData } from './quests.operations.ts'
import { linkedTaskReading } from './glance-readings.ts'
import { useQuestsWords } from './words/index.ts'

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND'

const Gone = () => <li className={s.gone}>{useQuestsWords().gone}</li>
const Coming = () => <li className={s.coming} aria-hidden="true" />

type Goal = QuestData['quest']['linkedGoals'][number]

function LinkedGoal({ goal }: { readonly goal: Goal | undefined }) {
  if (!goal) return <Gone />
  const { id: goalId, title, status, progress } = goal
  const isDone = status === 'completed'
  return (
    <li>
      <Link to="/goals/$goalId" params={{ goalId }} className={s.goal}>
        <span className={s.sign} data-done={isDone || undefined}>
          <Icon name={isDone ? 'check' : 'target'} size={18} />
        </span>
        <strong>{title}</strong>
        <span>{Math.round(isDone ? 100 : progress)} %</span>
      </Link>
    </li>
  )
}

function LinkedTask({ taskId }: { readonly taskId: string }) {
  const { data, error } = useQuery(linkedTaskReading(taskId))
  if (isGone(error)) return <Gone />
  if (!data) return <Coming />
  const { goal, ...task } = data.task
  return <TaskRow task={{ ...task, dueAt: null }} goal={goal} />
}

/** What the quest hangs on: steps can be ticked off right here. */
export function QuestLinks({ quest }: { readonly quest: QuestData['quest'] }) {
  const words = useQuestsWords()
  const isLinked = quest.linkedGoalIds.length + quest.linkedTaskIds.length > 0
  return (
    <Card title={quest.kind === 'linked' ? words.linkedThings : words.countedThings}>
      {!isLinked && <p className={s.any}>{words.anyStep}</p>}
      <ul>
        {quest.linkedGoalIds.map((id) => (
          <LinkedGoal key={id} goal={quest.linkedGoals.find((goal) => goal.id === id)} />
        ))}
        {quest.linkedTaskIds.map((id) => (
          <LinkedTask key={id} taskId={id} />
        ))}
      </ul>
    </Card>
  )
}
