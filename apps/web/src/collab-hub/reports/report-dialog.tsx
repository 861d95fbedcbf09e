import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, fieldStyles } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ReportThing, type ReportThingVariables } from './reports.operations.ts'
import { useReportsWords } from './words/index.ts'

const [REASON_MIN, REASON_MAX] = [10, 1000]

interface ReportDialogProps
  extends Pick<ReportThingVariables, 'targetType' | 'targetId' | 'parentId'> {
  readonly onClose: () => void
}

/** Asks the admins to look at something, and says why. */
export function ReportDialog({ targetType, targetId, parentId, onClose }: ReportDialogProps) {
  const words = useReportsWords()
  const [error, setError] = useState<Error>()
  const report = useAct(ReportThing, {
    failed: setError,
    done: () => {
      toast({ tone: 'good', text: words.sent })
      onClose()
    },
  })
  return (
    <Dialog title={words.title[targetType]} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
          const about = { targetType, targetId, parentId: parentId ?? null }
          report.mutate({ ...about, reason, requestId: newRequestId() })
        }}
      >
        <AreaField
          label={words.reason}
          name="reason"
          rows={4}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          required
        />
        <p className={fieldStyles.hint}>{words.text}</p>
        {error && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" wide busy={report.isPending}>
          {words.send}
        </Button>
      </form>
    </Dialog>
  )
}
