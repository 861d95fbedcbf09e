import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import s from './goal-page.module.css'
import type { GoalCardFields } from './goals.operations.ts'
import { useGoalsWords } from './words/index.ts'

export function GoalMilestones({ goal }: { readonly goal: GoalCardFields }) {
  const words = useGoalsWords()
  const locale = useLocale()
  const items = goal.milestones.items.toSorted((a, b) => a.percentage - b.percentage)
  if (items.length === 0) return null
  return (
    <Card title={words.milestones}>
      <ol className={s.milestones} tabIndex={0} aria-label={words.milestones}>
        {items.map(({ id, name, percentage, achieved, achievedAt }) => (
          <li key={id} data-achieved={achieved || undefined}>
            <span className={s.badge}>
              <Icon name={achieved ? 'check' : 'flag'} size={15} />
            </span>
            <span>
              <strong>{name}</strong>
              <small>
                {achieved && achievedAt
                  ? words.reachedOn(formatDay(locale, achievedAt))
                  : words.at(percentage)}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
