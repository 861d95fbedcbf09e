import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { AskForHelp } from './assistance.operations.ts'
import { goalThreadsListing, THREADS } from './readings.ts'
import { ThreadRow } from './thread-row.tsx'
import { useAssistanceWords } from './words/index.ts'

interface AskDialogProps {
  readonly goalId: string
  readonly onClose: () => void
}

function AskDialog({ goalId, onClose }: AskDialogProps) {
  const words = useAssistanceWords()
  const navigate = useNavigate()
  // One dialog is one intent, however often it is sent.
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const ask = useAct(AskForHelp, {
    touches: [THREADS],
    failed: setError,
    done: ({ askForHelp }) => {
      onClose()
      toast({ tone: 'good', text: words.sent })
      void navigate({ to: '/help/$threadId', params: { threadId: askForHelp.id } })
    },
  })
  const field = error instanceof ApiError ? error.field : undefined
  return (
    <Dialog title={words.askTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const text = (name: string) => String(form.get(name) ?? '').trim()
          ask.mutate({
            goalId,
            title: text('title'),
            text: text('text'),
            requestId: requestId.current,
          })
        }}
      >
        <p className={cardStyles.note}>{words.askText}</p>
        <Field
          label={words.what}
          name="title"
          placeholder={words.whatPlaceholder}
          maxLength={200}
          required
          autoFocus
          error={field === 'title' ? error?.message : undefined}
        />
        <AreaField label={words.details} name="text" maxLength={4000} required />
        {error && field !== 'title' && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" wide busy={ask.isPending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}

interface HelpedGoal {
  readonly id: string
  readonly role: 'owner' | 'collaborator' | 'viewer' | 'reader'
  readonly status: string
}

/** What help is asked for on a goal; nothing is shown to others when there is nothing. */
export function GoalHelp({ goal }: { readonly goal: HelpedGoal }) {
  const words = useAssistanceWords()
  const [isAsking, setAsking] = useState(false)
  const { items = [] } = useListing(goalThreadsListing(goal.id))
  const mayAsk = goal.role === 'owner' && goal.status === 'active'
  if (items.length === 0 && !mayAsk) return null
  return (
    <Card title={words.card}>
      {items.length === 0 && <p className={cardStyles.note}>{words.cardEmpty}</p>}
      <ul>
        {items.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} />
        ))}
      </ul>
      {mayAsk && (
        <Button small icon="help" onClick={() => setAsking(true)}>
          {words.ask}
        </Button>
      )}
      {isAsking && <AskDialog goalId={goal.id} onClose={() => setAsking(false)} />}
    </Card>
  )
}
