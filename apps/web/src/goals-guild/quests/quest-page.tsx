import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Ring } from '../../ui/ring.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { QuestLinks } from './quest-links.tsx'
import { QuestPace } from './quest-pace.tsx'
import s from './quest-page.module.css'
import { useQuestNote } from './quest-row.tsx'
import type { QuestData } from './quests.operations.ts'
import { CancelQuest } from './quest-acts.operations.ts'
import { QUESTS_KEY } from './glance-readings.ts'
import { questReading } from './readings.ts'
import { useQuestsWords } from './words/index.ts'

type ShownQuest = QuestData['quest']

function CancelButton({ questId }: { readonly questId: string }) {
  const words = useQuestsWords()
  const [isAsking, setAsking] = useState(false)
  const cancel = useAct(CancelQuest, {
    touches: [QUESTS_KEY],
    optimistic: () => mergeEntity({ id: questId, status: 'cancelled' }),
  })
  return (
    <>
      <Button small look="quiet" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {isAsking && (
        <Confirm
          title={words.cancelTitle}
          text={words.cancelText}
          act={words.cancel}
          isDanger
          onConfirm={() => cancel.mutate({ questId, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Head({ quest }: { readonly quest: ShownQuest }) {
  const words = useQuestsWords()
  const locale = useLocale()
  const note = useQuestNote(quest)
  const isDone = quest.status === 'completed'
  const share = isDone ? 1 : quest.target > 0 ? quest.progress / quest.target : 0
  return (
    <article className={s.hero} data-done={isDone || undefined}>
      <Ring value={share} size={132} width={14} tone="gold" label={note}>
        {isDone ? (
          <Icon name="trophy" size={44} />
        ) : (
          <span className={s.figure}>
            {quest.progress}
            <small>/{quest.target}</small>
          </span>
        )}
      </Ring>
      <div className={s.intro}>
        <Title>{quest.title}</Title>
        <p className={s.note}>{note}</p>
        {quest.description && (
          <p className={s.lead}>
            <RichText text={quest.description} />
          </p>
        )}
        <ul className={s.facts}>
          <li className={s.xp}>
            <Icon name="star" size={16} fill />{' '}
            {isDone ? words.paid(words.xp(quest.rewardXp)) : words.reward(quest.rewardXp)}
          </li>
          <li>{words.difficulties[quest.difficulty]}</li>
          <li>{words.kinds[quest.kind]}</li>
          <li>{words.started(formatDay(locale, quest.startAt ?? quest.createdAt))}</li>
        </ul>
        {quest.status === 'active' && <CancelButton questId={quest.id} />}
      </div>
    </article>
  )
}

export function QuestPage() {
  const { questId } = useParams({ from: '/app/quests/$questId' })
  const words = useQuestsWords()
  const common = useCommon()
  const { data, error, refetch } = useQuery(questReading(questId))
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <Empty isPage title={common.missing} text={common.missingText} />
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  return (
    <div className={s.page}>
      <BackLink to="/quests">{words.title}</BackLink>
      {data ? (
        <>
          <Head quest={data.quest} />
          <QuestPace quest={data.quest} />
          <QuestLinks quest={data.quest} />
        </>
      ) : (
        <Skeleton lines={4} height={60} />
      )}
    </div>
  )
}
