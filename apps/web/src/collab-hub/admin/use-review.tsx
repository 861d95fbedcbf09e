import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { toast } from '../../ui/toasts.tsx'
import { startupKey } from '../startups/readings.ts'
import { ReviewStartup } from './admin.operations.ts'
import { NotesDialog } from './notes-dialog.tsx'
import { ADMIN } from './queue-reading.ts'
import { useAdminWords } from './words/index.ts'

type Asked = 'DRAFT' | 'SUSPENDED'

/** Approve at once; send back and suspend with a word to the founder. */
export function useReview(startupId: string, onDone: () => void = () => undefined) {
  const words = useAdminWords()
  const [asked, setAsked] = useState<Asked>()
  const [error, setError] = useState<Error>()
  const said = { ACTIVE: words.approved, DRAFT: words.sentBack, SUSPENDED: words.suspended }
  const act = useAct(ReviewStartup, {
    touches: [[...ADMIN, 'queue'], startupKey(startupId)],
    failed: (failure) => {
      setError(failure)
      if (!asked) toast({ tone: 'bad', text: failure.message })
    },
    done: ({ reviewStartup }, { status }) => {
      mergeEntity(reviewStartup)
      setAsked(undefined)
      toast({ tone: 'good', text: said[status as keyof typeof said] })
      onDone()
    },
  })
  const run = (status: Asked | 'ACTIVE', notes: string | null) =>
    act.mutate({ startupId, status, notes, requestId: newRequestId() })
  const question = asked && (
    <NotesDialog
      title={asked === 'DRAFT' ? words.sendBackTitle : words.suspendTitle}
      label={words.notes}
      hint={words.notesHint}
      min={1}
      submit={asked === 'DRAFT' ? words.sendBack : words.suspend}
      error={error}
      isBusy={act.isPending}
      onSubmit={(notes) => run(asked, notes)}
      onClose={() => setAsked(undefined)}
    />
  )
  return {
    approve: () => run('ACTIVE', null),
    sendBack: () => setAsked('DRAFT'),
    suspend: () => setAsked('SUSPENDED'),
    isBusy: act.isPending,
    question,
  }
}
