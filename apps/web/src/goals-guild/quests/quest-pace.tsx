import { daysFromToday, formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Bar } from '../../ui/bar.tsx'
import { Card } from '../../ui/card.tsx'
import s from './quest-page.module.css'
import type { QuestFields } from './quests.operations.ts'
import { endOf } from './reward.ts'
import { useQuestsWords } from './words/index.ts'

interface QuestPaceProps {
  readonly quest: QuestFields & { readonly startAt: string | null; readonly createdAt: string }
}

/** Whether the way and the time fit together. */
export function QuestPace({ quest }: QuestPaceProps) {
  const words = useQuestsWords()
  const locale = useLocale()
  const end = endOf(quest)
  if (quest.status !== 'active' || quest.isOverdue || end === undefined) return null
  const began = Date.parse(quest.startAt ?? quest.createdAt)
  const whole = Math.max(1, new Date(end).getTime() - began)
  const gone = Math.min(whole, Math.max(0, Date.now() - began))
  const days = Math.max(0, daysFromToday(new Date(end).toISOString())) + 1
  const rest = Math.max(0, quest.target - quest.progress)
  const time = words.timeLeft(days)
  return (
    <Card title={words.pace}>
      <dl className={s.pace}>
        <dt>{words.way}</dt>
        <dd>
          <Bar
            value={quest.progress}
            max={quest.target}
            label={words.way}
            text={words.progress(quest.progress, quest.target)}
          />
        </dd>
        <dt>{words.time}</dt>
        <dd>
          <Bar value={gone} max={whole} label={words.time} text={time} />
        </dd>
      </dl>
      <p className={s.any}>
        {words.paceText(rest, Math.ceil((rest / days) * 10) / 10)} · {time} ·{' '}
        {words.ends(formatDay(locale, end))}
      </p>
    </Card>
  )
}
