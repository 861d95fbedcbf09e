import { useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { MINE, startupKey } from '../readings.ts'
import type { WholeStartup } from '../startups.operations.ts'
import { isSubmittable } from './completeness.tsx'
import { SetStartupStatus, type SetStartupStatusVariables } from './editor.operations.ts'
import s from './editor.module.css'
import { useEditorWords } from './words/index.ts'

type Status = SetStartupStatusVariables['status']

const STEPS = ['DRAFT', 'PENDING_REVIEW', 'ACTIVE'] as const

function useStatus({ id: startupId, status: before }: WholeStartup) {
  const words = useEditorWords()
  const act = useAct(SetStartupStatus, {
    touches: [startupKey(startupId), MINE],
    optimistic: ({ status }) => mergeEntity({ id: startupId, status }),
    done: ({ setStartupStatus }) => {
      mergeEntity(setStartupStatus)
      const isSent = setStartupStatus.status === 'PENDING_REVIEW'
      const sent = before === 'SUSPENDED' ? words.appealed : words.submitted
      toast({ tone: 'good', text: isSent ? sent : words.recalled })
    },
  })
  return (status: Status) => act.mutate({ startupId, status, requestId: newRequestId() })
}

/** Where the startup is on its way to be seen, and the one step that its founder can take. */
export function StateBar({ startup }: { readonly startup: WholeStartup }) {
  const words = useEditorWords()
  const terms = useTermsWords()
  const [isAsking, setAsking] = useState(false)
  const set = useStatus(startup)
  const { status, reviewNotes } = startup
  const at = STEPS.findIndex((step) => step === status)
  const text = {
    DRAFT: words.draft,
    PENDING_REVIEW: words.inReview,
    ACTIVE: words.live,
    SUSPENDED: words.suspended,
  }[status ?? 'DRAFT']
  return (
    <section className={s.state} data-status={status} aria-label={words.states}>
      <ol className={s.steps}>
        {STEPS.map((step, place) => (
          <li
            key={step}
            data-done={place <= at || undefined}
            aria-current={step === status ? 'step' : undefined}
          >
            {terms.startupStatus[step]}
          </li>
        ))}
      </ol>
      <p>{text}</p>
      {status === 'DRAFT' && (
        <Button
          look="brand"
          disabled={!isSubmittable(startup)}
          onClick={() => set('PENDING_REVIEW')}
        >
          {words.submit}
        </Button>
      )}
      {status === 'PENDING_REVIEW' && <Button onClick={() => set('DRAFT')}>{words.recall}</Button>}
      {status === 'ACTIVE' && <Button onClick={() => setAsking(true)}>{words.takeBack}</Button>}
      {status === 'SUSPENDED' && (
        <Button onClick={() => set('PENDING_REVIEW')}>{words.appeal}</Button>
      )}
      {reviewNotes && (
        <div className={s.notes}>
          <b>{words.notes}</b>
          <p>{reviewNotes}</p>
        </div>
      )}
      {isAsking && (
        <Confirm
          title={words.takeBackTitle}
          text={words.takeBackText}
          act={words.takeBack}
          isDanger
          onConfirm={() => set('DRAFT')}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
