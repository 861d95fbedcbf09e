import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { daysFromToday, formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { AvatarStack } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { GoalHelp } from '../assistance/goal-help.tsx'
import { MarkGoalSeen } from '../collaboration/collaboration.operations.ts'
import { Conversation } from '../collaboration/conversation.tsx'
import { GoalPeople } from '../collaboration/goal-people.tsx'
import { peopleReading } from '../collaboration/readings.ts'
import { useCollaborationWords } from '../collaboration/words/index.ts'
import { QuestRow } from '../quests/quest-row.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import { GoalMenu } from './goal-menu.tsx'
import { GoalMilestones } from './goal-milestones.tsx'
import s from './goal-page.module.css'
import { GoalPlan } from './goal-plan.tsx'
import { GoalTasks } from './goal-tasks.tsx'
import type { GoalData } from './goals.operations.ts'
import { goalReading } from './readings.ts'
import { Trail } from './trail.tsx'
import { useGoalLive } from './use-goal-live.ts'
import { VISIBILITY_ICONS } from './visibility.ts'
import { useGoalsWords } from './words/index.ts'

type ShownGoal = GoalData['goal']

/** Everybody on the way, at a glance. */
function Faces({ goal }: { readonly goal: ShownGoal }) {
  const words = useCollaborationWords()
  const isReader = goal.role === 'reader'
  const { items: others = [] } = useListing({ ...peopleReading(goal.id), enabled: !isReader })
  const people = [...(goal.owner ? [goal.owner] : []), ...others.map(({ user }) => user)]
  return <AvatarStack people={people} label={words.peopleCount(people.length)} />
}

/** Tells the others that one was here. */
function useSeen(goal: ShownGoal | undefined): void {
  const { mutate } = useAct(MarkGoalSeen, { isQuiet: true, failed: () => undefined })
  const goalId = goal && goal.role !== 'reader' && goal.role !== 'owner' ? goal.id : undefined
  useEffect(() => {
    if (goalId !== undefined) mutate({ resourceId: goalId, requestId: newRequestId() })
  }, [goalId, mutate])
}

function Facts({ goal }: { readonly goal: ShownGoal }) {
  const words = useGoalsWords()
  const locale = useLocale()
  const isDone = goal.status === 'completed'
  return (
    <ul className={s.facts}>
      {isDone && (
        <li className={s.good}>
          <Icon name="flag" size={16} /> {words.summitReached}
        </li>
      )}
      {(goal.status === 'paused' || goal.status === 'archived') && (
        <li className={s.rests}>{words.status[goal.status]}</li>
      )}
      {!isDone && goal.deadline && (
        <li>
          <Icon name="calendar" size={16} /> {formatDay(locale, goal.deadline)} ·{' '}
          {words.left(daysFromToday(goal.deadline))}
        </li>
      )}
      <li>
        <Icon name={VISIBILITY_ICONS[goal.visibility]} size={16} /> {words[goal.visibility]}
      </li>
      {goal.group && (
        <li>
          <Link to="/groups/$groupId" params={{ groupId: goal.group.id }}>
            <Icon name="people" size={16} /> {goal.group.name}
          </Link>
        </li>
      )}
      {goal.tags.map((tag) => (
        <li key={tag} className={s.tag}>
          <Link to="/tags/$tag" params={{ tag }}>
            #{tag}
          </Link>
        </li>
      ))}
      <li className={s.stack}>
        <Faces goal={goal} />
      </li>
    </ul>
  )
}

function Hero({ goal }: { readonly goal: ShownGoal }) {
  const words = useGoalsWords()
  const progress = goal.status === 'completed' ? 100 : goal.progress
  return (
    <article className={s.hero}>
      <div className={s.picture}>
        <Trail seed={goal.id} progress={progress} milestones={goal.milestones.items} />
      </div>
      <div className={s.over}>
        <Link to="/goals" className={s.back}>
          <Icon name="back" size={18} /> {words.title}
        </Link>
        {goal.visibility !== 'private' && (
          <span className={s.menu}>
            <ShareButton title={goal.title} label={words.copyLink} copied={words.copied} />
          </span>
        )}
        <span className={s.menu}>
          {goal.role === 'owner' ? (
            <GoalMenu goal={goal} />
          ) : (
            <ReportButton reportedType="goal" reportedId={goal.id} />
          )}
        </span>
      </div>
      <div className={s.intro}>
        <div className={s.headline}>
          <Title>{goal.title}</Title>
          <p className={s.percent}>
            <strong>{Math.round(progress)}</strong>
            <span>%</span>
          </p>
        </div>
        {goal.description && <p className={s.lead}>{goal.description}</p>}
        <Facts goal={goal} />
      </div>
    </article>
  )
}

function GoalQuests({ goal }: { readonly goal: ShownGoal }) {
  const words = useGoalsWords()
  return goal.quests.items.length > 0 ? (
    <Card title={words.quests}>
      <ul>
        {goal.quests.items.map((quest) => (
          <QuestRow key={quest.id} quest={quest} />
        ))}
      </ul>
    </Card>
  ) : null
}

export function GoalPage() {
  const { goalId } = useParams({ from: '/app/goals/$goalId' })
  const common = useCommon()
  const { data, error, refetch } = useQuery(goalReading(goalId))
  useGoalLive(goalId)
  useSeen(data?.goal)
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <Empty isPage title={common.missing} text={common.missingText} />
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={s.page}>
        <Skeleton lines={5} height={60} />
      </div>
    )
  const { goal } = data
  const canWrite = goal.role === 'owner' || goal.role === 'collaborator'
  return (
    <div className={s.page}>
      <Hero goal={goal} />
      <div className={s.columns}>
        <div className={s.main}>
          <GoalTasks goal={goal} />
          {goal.role !== 'reader' && (
            <Conversation
              topic={{ resourceType: 'goal', resourceId: goal.id }}
              canWrite={canWrite}
              isOwner={goal.role === 'owner'}
            />
          )}
          <GoalPlan goal={goal} />
        </div>
        <aside className={s.side}>
          <GoalMilestones goal={goal} />
          <GoalQuests goal={goal} />
          <GoalPeople goal={goal} />
          <GoalHelp goal={goal} />
        </aside>
      </div>
    </div>
  )
}
