import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShortcuts } from '../../../shell/shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Ago } from '../../../ui/time.tsx'
import { Title } from '../../../ui/title.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { useMe } from '../../users/me.ts'
import { BackToDrafts } from '../back-to-drafts.tsx'
import { DraftMenu } from '../draft-menu.tsx'
import type { DraftFields } from '../drafts.operations.ts'
import { personReading } from '../readings.ts'
import { useDraftsWords } from '../words/index.ts'
import { Clashes } from './clashes.tsx'
import { DoubtBar } from './doubt-bar.tsx'
import { Fields } from './fields.tsx'
import { faultAt } from './review-state.ts'
import s from './review.module.css'
import { Scan } from './scan.tsx'
import { TextPane } from './text-pane.tsx'
import { useWordPlaces } from './use-word-places.ts'
import { type Reviewing, useReview } from './use-review.ts'
import { useSheets } from './use-sheets.ts'

interface OfDraft {
  readonly draft: DraftFields
}

/** Whoever corrects it too. */
function useOther({ review }: DraftFields) {
  const me = useMe()
  const userId = review?.updatedBy
  const isOther = userId !== undefined && userId !== me?.userId
  const { data } = useQuery({ ...personReading(userId ?? ''), enabled: isOther })
  return isOther ? { name: data?.member.displayName, at: review?.updatedAt ?? '' } : undefined
}

function Saved({ reviewing, draft }: OfDraft & { readonly reviewing: Reviewing }) {
  const words = useDraftsWords().review
  const other = useOther(draft)
  return (
    <p className={s.saved}>
      <span role="status">{reviewing.isClean ? words.saved : words.saving}</span>
      {other?.name !== undefined && (
        <span>
          {words.alsoBy(other.name)} <Ago time={other.at} />
        </span>
      )}
    </p>
  )
}

interface PublishProps {
  readonly reviewing: Reviewing
  readonly doubtCount: number
}

/** What a letter cannot be without is asked for at its field; doubtful words are asked about. */
function Publish({ reviewing, doubtCount }: PublishProps) {
  const words = useDraftsWords().review
  const [isAsking, setAsking] = useState(false)
  const { state, refuse, publish, isPublishing } = reviewing
  const press = () => {
    const missing = (['title', 'date', 'content'] as const).filter((one) => !state.mine[one].trim())
    for (const field of missing) refuse(field, words.needed[field])
    if (missing.length > 0) return
    if (doubtCount > 0) setAsking(true)
    else publish()
  }
  return (
    <>
      <Button look="brand" icon="check" busy={isPublishing} onClick={press}>
        {words.publish}
      </Button>
      {isAsking && (
        <Confirm
          title={words.publishTitle}
          text={words.publishText(doubtCount)}
          act={words.publish}
          onConfirm={publish}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The scan beside its text: what was read is looked over, corrected, and becomes a letter. */
export function Review({ draft }: OfDraft) {
  const words = useDraftsWords().review
  const go = useGo()
  const reviewing = useReview(draft, (letterId) => {
    toast({ tone: 'good', text: words.published })
    go(`/letters/${letterId}`, { replace: true })
  })
  const { state, edit } = reviewing
  const { sheets, words: read } = useSheets(draft)
  const places = useWordPlaces(state.mine.content, read)
  const other = useOther(draft)
  useShortcuts({ n: () => places.next(1), b: () => places.next(-1) })
  const doubtCount = places.words.filter(({ isDoubtful }) => isDoubtful).length
  return (
    <div className={s.review}>
      <Scan sheets={sheets} marks={places.marks} shown={places.shown} onPoint={places.onPoint} />
      <div className={s.side}>
        <header className={s.head}>
          <BackToDrafts />
          <div className={s.names}>
            <Title className={s.title ?? ''}>{words.title}</Title>
            <Saved reviewing={reviewing} draft={draft} />
          </div>
          <div className={s.acts}>
            <DraftMenu draft={draft} />
            <Publish reviewing={reviewing} doubtCount={doubtCount} />
          </div>
        </header>
        <Clashes reviewing={reviewing} other={other?.name ?? words.somebody} />
        <Fields draft={draft} reviewing={reviewing} onShow={places.showGuess} />
        <div className={s.text}>
          <DoubtBar
            words={places.words}
            current={places.current}
            onNext={places.next}
            onRight={places.onRight}
          />
          <TextPane
            field={places.field}
            content={state.mine.content}
            words={places.words}
            current={places.current}
            error={faultAt(state, 'content')}
            onChange={(content) => edit('content', content)}
            onCaret={places.onCaret}
            onNext={places.next}
            onRight={places.onRight}
          />
          <p id="text-keys" className={s.keys}>
            {words.keys}
          </p>
        </div>
      </div>
    </div>
  )
}
