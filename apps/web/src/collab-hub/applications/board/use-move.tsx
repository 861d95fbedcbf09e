import { useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { startupKey } from '../../startups/readings.ts'
import { useTermsWords } from '../../terms/words/index.ts'
import { useNameOf } from '../../users/person.tsx'
import { isFinal, mayMove, type Stage } from '../stages.ts'
import { type Applicant, SetApplicationStatus } from './board.operations.ts'
import { useBoardWords } from './words/index.ts'

interface Wanted {
  readonly application: Applicant
  readonly stage: Stage
}

/** Moves somebody to another stage: at once, or after a question where nothing leads back. */
export function useMove(startupId: string) {
  const words = useBoardWords()
  const terms = useTermsWords()
  const name = useNameOf()
  const [asked, setAsked] = useState<Wanted>()
  const act = useAct(SetApplicationStatus, {
    touches: [
      [...startupKey(startupId), 'applications'],
      [...startupKey(startupId), 'history'],
      [...startupKey(startupId), 'figures'],
      [...startupKey(startupId), 'roles'],
      [...startupKey(startupId), 'team'],
    ],
    optimistic: ({ applicationId, status }) => mergeEntity({ id: applicationId, status }),
    done: ({ setApplicationStatus }) => void mergeEntity(setApplicationStatus),
  })
  const run = ({ application, stage }: Wanted) => {
    act.mutate({
      applicationId: application.id,
      expected: application.status,
      status: stage,
      requestId: newRequestId(),
    })
    const text = words.moved(name(application.applicant), terms.application[stage])
    toast({ tone: 'good', text })
  }
  const move = (application: Applicant, stage: Stage) => {
    if (!mayMove(application.status, stage)) return
    if (isFinal(stage)) setAsked({ application, stage })
    else run({ application, stage })
  }
  const isAccept = asked?.stage === 'ACCEPTED'
  const who = name(asked?.application.applicant)
  const question = asked && (
    <Confirm
      title={isAccept ? words.acceptTitle(who) : words.rejectTitle(who)}
      text={isAccept ? words.acceptText : words.rejectText}
      act={isAccept ? words.accept : words.reject}
      isDanger={!isAccept}
      onConfirm={() => run(asked)}
      onClose={() => setAsked(undefined)}
    />
  )
  return { move, question }
}
