import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { daysFromToday, formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { GoalMilestones } from './goal-milestones.tsx'
import s from './goal-page.module.css'
import { GoalTasks } from './goal-tasks.tsx'
import type { GoalData } from './goals.operations.ts'
import { goalReading } from './readings.ts'
import { Trail } from './trail.tsx'
import { VISIBILITY_ICONS } from './visibility.ts'
import { useGoalsWords } from './words/index.ts'

type ShownGoal = GoalData['goal']

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
          <Icon name="people" size={16} /> {goal.group.name}
        </li>
      )}
      {goal.tags.map((tag) => (
        <li key={tag} className={s.tag}>
          #{tag}
        </li>
      ))}
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
      </div>
      <div className={s.intro}>
        <div className={s.headline}>
          <h1>{goal.title}</h1>
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

export function GoalPage() {
  const { goalId } = useParams({ from: '/app/goals/$goalId' })
  const common = useCommon()
  const { data, error, refetch } = useQuery(goalReading(goalId))
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <Empty title={common.missing} text={common.missingText} />
  if (error) return <Trouble onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={s.page}>
        <Skeleton lines={5} height={60} />
      </div>
    )
  const { goal } = data
  return (
    <div className={s.page}>
      <Hero goal={goal} />
      <div className={s.columns}>
        <div className={s.main}>
          <GoalTasks goal={goal} />
        </div>
        <aside className={s.side}>
          <GoalMilestones goal={goal} />
        </aside>
      </div>
    </div>
  )
}
