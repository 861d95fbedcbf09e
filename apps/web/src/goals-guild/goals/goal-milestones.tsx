import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import s from './goal-page.module.css'
import type { GoalData } from './goals.operations.ts'
import { DeleteMilestone } from './goal-acts.operations.ts'
import { MilestoneDialog } from './milestone-dialog.tsx'
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

function MilestoneMenu({ goalId, milestone }: { goalId: string; milestone: Milestone }) {
  const words = useGoalsWords()
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const remove = useDeleteMilestone(goalId)
  const { id, name } = milestone
  const close = () => setAsked(undefined)
  return (
    <span className={s.acts}>
      <Menu
        label={words.actionsOf(name)}
        trigger={<Icon name="more" size={18} />}
        entries={[
          { icon: 'pen', text: words.edit, onSelect: () => setAsked('edit') },
          {
            icon: 'trash',
            text: words.remove,
            isDanger: true,
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      {asked === 'edit' && (
        <MilestoneDialog goalId={goalId} milestone={milestone} onClose={close} />
      )}
      {asked === 'remove' && (
        <Confirm
          title={words.removeMilestoneTitle}
          text={words.removeMilestoneText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate({ goalId, milestoneId: id, requestId: newRequestId() })}
          onClose={close}
        />
      )}
    </span>
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
              {canEdit && <MilestoneMenu goalId={goal.id} milestone={one} />}
            </li>
          ))}
        </ol>
      )}
      {isAdding && <MilestoneDialog goalId={goal.id} onClose={() => setAdding(false)} />}
    </Card>
  )
}
