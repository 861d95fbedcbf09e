import { Link } from '@tanstack/react-router'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Bar } from '../../ui/bar.tsx'
import { Icon } from '../../ui/icons.tsx'
import s from './quest-row.module.css'
import type { QuestFields } from './quests.operations.ts'
import { endOf } from './reward.ts'
import { useQuestsWords } from './words/index.ts'

/** How it stands, in a few words. */
export function useQuestNote(quest: QuestFields): string {
  const words = useQuestsWords()
  const locale = useLocale()
  if (quest.status !== 'active') return words.status[quest.status]
  const done = words.progress(quest.progress, quest.target)
  const end = endOf(quest)
  if (quest.isOverdue) return `${done} · ${words.status.overdue}`
  return end === undefined ? done : `${done} · ${words.ends(formatDay(locale, end))}`
}

export function QuestRow({ quest }: { readonly quest: QuestFields }) {
  const words = useQuestsWords()
  const note = useQuestNote(quest)
  const isDone = quest.status === 'completed'
  return (
    <li>
      <Link
        to="/quests/$questId"
        params={{ questId: quest.id }}
        className={s.quest}
        data-off={quest.status === 'cancelled' || quest.isOverdue || undefined}
      >
        <span className={s.badge} data-done={isDone || undefined}>
          <Icon name={isDone ? 'trophy' : 'sword'} size={18} />
        </span>
        <span className={s.text}>
          <span className={s.line}>
            <strong>{quest.title}</strong>
            <span className={s.xp}>{words.reward(quest.rewardXp)}</span>
          </span>
          <Bar
            value={isDone ? quest.target : quest.progress}
            max={quest.target}
            label={quest.title}
            text={note}
          />
          <small>{note}</small>
        </span>
      </Link>
    </li>
  )
}
