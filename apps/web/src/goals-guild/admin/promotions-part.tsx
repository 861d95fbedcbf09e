import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { formatExact } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { QUESTS_KEY } from '../quests/glance-readings.ts'
import { DeleteQuest, DemoteActor, PromoteActor } from './admin.operations.ts'
import s from './admin.module.css'
import { Finder } from './finder.tsx'
import { ADMIN, actorReading, promotionReading } from './look-up.ts'
import { useAdminWords } from './words/index.ts'

function Promotion({ actorId, name }: { readonly actorId: string; readonly name: string }) {
  const words = useAdminWords()
  const locale = useLocale()
  const { data, error } = useQuery(promotionReading(actorId))
  const done = () => toast({ tone: 'good', text: words.saved })
  const promote = useAct(PromoteActor, { touches: [ADMIN], done })
  const demote = useAct(DemoteActor, { touches: [ADMIN], done })
  const intent = () => ({ actorId, requestId: newRequestId() })
  if (error && !data) return <Empty title={words.missing} text={error.message} />
  if (!data) return <Skeleton lines={3} height={40} />
  const { isPromoted, reason, since } = data.promotion
  return (
    <Card title={name}>
      <p className={s.line}>
        <span className={s.state} data-status={isPromoted ? 'active' : 'none'}>
          {isPromoted ? words.promoted : words.notPromoted}
        </span>
        {isPromoted && reason && <span>{words.reason[reason]}</span>}
        {isPromoted && since && (
          <small>
            {words.from} {formatExact(locale, since)}
          </small>
        )}
      </p>
      {isPromoted ? (
        <Button busy={demote.isPending} onClick={() => demote.mutate(intent())}>
          {words.demote}
        </Button>
      ) : (
        <div className={s.stack}>
          <p className={s.lead}>{words.promoteText}</p>
          <Button look="brand" busy={promote.isPending} onClick={() => promote.mutate(intent())}>
            {words.promote}
          </Button>
        </div>
      )}
    </Card>
  )
}

function QuestRemoval() {
  const words = useAdminWords()
  const form = useRef<HTMLFormElement>(null)
  const remove = useAct(DeleteQuest, {
    touches: [QUESTS_KEY],
    done: () => {
      form.current?.reset()
      toast({ tone: 'good', text: words.deleted })
    },
  })
  return (
    <Card title={words.questTitle}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          const questId = String(new FormData(event.currentTarget).get('quest') ?? '').trim()
          remove.mutate({ questId, requestId: newRequestId() })
        }}
      >
        <Field label={words.quest} hint={words.questText} name="quest" maxLength={36} required />
        <Button type="submit" icon="trash" busy={remove.isPending}>
          {words.deleteQuest}
        </Button>
      </form>
    </Card>
  )
}

export function PromotionsPart() {
  const words = useAdminWords()
  const navigate = useNavigate()
  const { actor } = useSearch({ from: '/app/admin/promotions' })
  const { data: actorId, error } = useQuery({
    ...actorReading(actor ?? ''),
    enabled: actor !== undefined,
  })
  return (
    <>
      <p className={s.lead}>{words.promotionText}</p>
      <Finder
        label={words.actor}
        value={actor}
        onFind={(given) => void navigate({ to: '/admin/promotions', search: { actor: given } })}
      />
      {error && <Empty title={words.missing} text={error.message} />}
      {actor !== undefined && actorId !== undefined && <Promotion actorId={actorId} name={actor} />}
      <QuestRemoval />
    </>
  )
}
