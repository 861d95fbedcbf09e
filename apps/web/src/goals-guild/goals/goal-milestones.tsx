import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AddMilestone } from './add-milestone.tsx'
import s from './goal-page.module.css'
import { DeleteMilestone, type GoalData } from './goals.operations.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

type Milestone = GoalData['goal']['milestones']['items'][number]

function useDeleteMilestone(goalId: string) {
  const { queryKey } = goalReading(goalId)
  return useAct(DeleteMilestone, {
    touches: [queryKey, ['goals']],
    optimistic: ({ milestoneId }) => {
      const before = queries.getQueryData<GoalData>(queryKey)
      if (!before) return undefined
      const items = before.goal.milestones.items.filter(({ id }) => id !== milestoneId)
      const goal = { ...before.goal, milestones: { ...before.goal.milestones, items } }
      queries.setQueryData<GoalData>(queryKey, { goal })
      return () => queries.setQueryData(queryKey, before)
    },
  })
}

function RemoveButton({ goalId, id, name }: { goalId: string; id: string; name: string }) {
  const words = useGoalsWords()
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteMilestone(goalId)
  return (
    <>
      <IconButton
        icon="trash"
        size={16}
        className={s.remove}
        label={words.removeMilestone(name)}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Confirm
          title={words.removeMilestoneTitle}
          text={words.removeMilestoneText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate({ goalId, milestoneId: id, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Flag({ milestone }: { readonly milestone: Milestone }) {
  const words = useGoalsWords()
  const locale = useLocale()
  const { name, percentage, achieved, achievedAt } = milestone
  return (
    <>
      <span className={s.badge}>
        <Icon name={achieved ? 'check' : 'flag'} size={15} />
      </span>
      <span className={s.flag}>
        <strong>{name}</strong>
        <small>
          {achieved && achievedAt
            ? words.reachedOn(formatDay(locale, achievedAt))
            : words.at(percentage)}
        </small>
      </span>
    </>
  )
}

export function GoalMilestones({ goal }: { readonly goal: GoalData['goal'] }) {
  const words = useGoalsWords()
  const [isAdding, setAdding] = useState(false)
  const canEdit = goal.role === 'owner' && goal.status !== 'archived'
  const items = goal.milestones.items.toSorted((a, b) => a.percentage - b.percentage)
  if (items.length === 0 && !canEdit) return null
  return (
    <Card
      title={words.milestones}
      action={
        canEdit && (
          <IconButton icon="plus" label={words.addMilestone} onClick={() => setAdding(true)} />
        )
      }
    >
      {items.length === 0 && <p className={cardStyles.note}>{words.noMilestones}</p>}
      {items.length > 0 && (
        <ol className={s.milestones} tabIndex={0} aria-label={words.milestones}>
          {items.map((one) => (
            <li key={one.id} data-achieved={one.achieved || undefined}>
              <Flag milestone={one} />
              {canEdit && <RemoveButton goalId={goal.id} id={one.id} name={one.name} />}
            </li>
          ))}
        </ol>
      )}
      {isAdding && <AddMilestone goalId={goal.id} onClose={() => setAdding(false)} />}
    </Card>
  )
}
