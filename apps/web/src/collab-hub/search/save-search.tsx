import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useMe } from '../users/me.ts'
import { KeepSearch, type KeepSearchVariables } from './saved.operations.ts'
import { SAVED } from './use-saved.ts'
import { useSearchWords } from './words/index.ts'

interface SaveSearchProps {
  readonly of: KeepSearchVariables['of']
  /** As the search itself is asked for. */
  readonly given: Readonly<Record<string, unknown>>
}

/** What somebody looks for again and again, by a name; they are told what it newly finds. */
export function SaveSearch({ of, given }: SaveSearchProps) {
  const words = useSearchWords()
  const me = useMe()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<Error>()
  const save = useAct(KeepSearch, {
    touches: [SAVED],
    failed: setError,
    done: () => {
      setOpen(false)
      toast({ tone: 'good', text: words.saved })
    },
  })
  if (!me || Object.keys(given).length === 0) return null
  return (
    <>
      <Button small icon="star" onClick={() => setOpen(true)}>
        {words.save}
      </Button>
      {isOpen && (
        <Dialog title={words.saveTitle} onClose={() => setOpen(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
              save.mutate({ ...given, name, of, requestId: newRequestId() })
            }}
          >
            <p className={fieldStyles.hint}>{words.saveText}</p>
            <Field label={words.name} name="name" required maxLength={100} />
            <FormError text={error?.message} />
            <Button look="brand" type="submit" busy={save.isPending}>
              {words.save}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
