import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { toast } from '../../ui/toasts.tsx'
import { To } from '../../shell/nav.tsx'
import { startupKey } from '../startups/readings.ts'
import { RequestAccess } from './access.operations.ts'
import { LevelField } from './level-field.tsx'
import { ACCESS, type Level, myAccessListing } from './readings.ts'
import { useAccessWords } from './words/index.ts'

const MESSAGE_MAX = 500

interface AskProps {
  readonly startupId: string
  readonly onClose: () => void
}

function AskDialog({ startupId, onClose }: AskProps) {
  const words = useAccessWords()
  const [level, setLevel] = useState<Level>('VIEW_DECK')
  const [error, setError] = useState<Error>()
  const ask = useAct(RequestAccess, {
    touches: [ACCESS, startupKey(startupId)],
    failed: setError,
    done: () => {
      toast({ tone: 'good', text: words.sent })
      onClose()
    },
  })
  return (
    <Dialog title={words.askTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const message = String(new FormData(event.currentTarget).get('message') ?? '').trim()
          ask.mutate({ startupId, level, message: message || null, requestId: newRequestId() })
        }}
      >
        <p className={fieldStyles.hint}>{words.askText}</p>
        <LevelField value={level} onChange={setLevel} />
        <AreaField
          label={words.message}
          name="message"
          rows={4}
          maxLength={MESSAGE_MAX}
          placeholder={words.messageHint}
        />
        {error && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" busy={ask.isPending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}

interface AskAccessProps {
  readonly startupId: string
  readonly held: Level | null
}

/** An investor's way to more of a startup; whoever waits sees that. */
export function AskAccess({ startupId, held }: AskAccessProps) {
  const words = useAccessWords()
  const [isOpen, setOpen] = useState(false)
  const { items } = useListing(myAccessListing)
  const isPending = items?.some((one) => one.startupId === startupId && one.status === 'PENDING')
  if (held !== null) return null
  if (isPending)
    return (
      <To to="/access" className={buttonClass('plain')}>
        <Icon name="clock" size={16} /> {words.pending}
      </To>
    )
  return (
    <>
      <Button look="brand" icon="key" onClick={() => setOpen(true)}>
        {words.ask}
      </Button>
      {isOpen && <AskDialog startupId={startupId} onClose={() => setOpen(false)} />}
    </>
  )
}
