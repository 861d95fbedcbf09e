import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries } from '../../api/cache.ts'
import { celebrate } from '../../ui/celebrate.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.tsx'
import { QUESTS_KEY } from '../quests/glance-readings.ts'
import { EditGoal } from './edit-goal.tsx'
import type { GoalData } from './goals.operations.ts'
import { DeleteGoal, SetGoalStatus } from './goal-acts.operations.ts'
import { GOAL_STATUSES, type GoalStatus } from './keys.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

const ICONS: Readonly<Record<GoalStatus, IconName>> = {
  active: 'retry',
  paused: 'moon',
  completed: 'flag',
  archived: 'box',
}

type Asked = GoalStatus | 'edit' | 'delete'

/** What is archived is first taken up again. */
const nextOf = (status: GoalStatus) =>
  GOAL_STATUSES.filter((next) => next !== status && (status !== 'archived' || next === 'active'))

function useGoalActs(goal: GoalData['goal']) {
  const words = useGoalsWords()
  const navigate = useNavigate()
  const setStatus = useAct(SetGoalStatus, {
    touches: [['goals'], goalReading(goal.id).queryKey, QUESTS_KEY],
    optimistic: ({ status }) => mergeEntity({ id: goal.id, status }),
    done: ({ setGoalStatus }) => {
      if (setGoalStatus.status !== 'completed') return
      toast({ tone: 'gold', text: words.congratulations })
      celebrate()
    },
  })
  const remove = useAct(DeleteGoal, {
    touches: [['goals'], ['home'], QUESTS_KEY],
    done: () => {
      void navigate({ to: '/goals', replace: true })
      queries.removeQueries({ queryKey: goalReading(goal.id).queryKey })
    },
  })
  const intent = () => ({ goalId: goal.id, requestId: newRequestId() })
  return {
    setStatus: (status: GoalStatus) => setStatus.mutate({ ...intent(), status }),
    remove: () => remove.mutate(intent()),
  }
}

/** What its owner may do with a goal as a whole; each asks, and says what it means. */
export function GoalMenu({ goal }: { readonly goal: GoalData['goal'] }) {
  const words = useGoalsWords()
  const [asked, setAsked] = useState<Asked>()
  const { setStatus, remove } = useGoalActs(goal)
  const close = () => setAsked(undefined)
  const entries: MenuEntry[] = [
    { icon: 'pen', text: words.editGoal, onSelect: () => setAsked('edit') },
    ...nextOf(goal.status).map((status) => ({
      icon: ICONS[status],
      text: words.acts[status],
      onSelect: () => setAsked(status),
    })),
    {
      icon: 'trash',
      text: words.deleteGoal,
      isDanger: true,
      onSelect: () => setAsked('delete'),
    },
  ]
  return (
    <>
      <Menu label={words.goalActions} trigger={<Icon name="more" size={20} />} entries={entries} />
      {asked === 'edit' && <EditGoal goal={goal} onClose={close} />}
      {asked === 'delete' && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.deleteGoal}
          isDanger
          onConfirm={remove}
          onClose={close}
        />
      )}
      {asked !== undefined && asked !== 'edit' && asked !== 'delete' && (
        <Confirm
          title={`${words.acts[asked]}: ${goal.title}`}
          text={words.means[asked]}
          act={words.acts[asked]}
          onConfirm={() => setStatus(asked)}
          onClose={close}
        />
      )}
    </>
  )
}
