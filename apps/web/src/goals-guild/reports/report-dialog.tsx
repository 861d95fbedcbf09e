import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, fieldStyles } from '../../ui/field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ReportContent, type ReportContentVariables } from './reports.operations.ts'
import { useReportsWords } from './words/index.ts'

const REASON_MAX = 1000

export type Reported = Pick<ReportContentVariables, 'reportedType' | 'reportedId'>

interface ReportDialogProps extends Reported {
  readonly onClose: () => void
}

/** Asks the admins to look at something, and says why. */
export function ReportDialog({ reportedType, reportedId, onClose }: ReportDialogProps) {
  const words = useReportsWords()
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const report = useAct(ReportContent, {
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: () => {
      toast({ tone: 'good', text: words.sent })
      onClose()
    },
  })
  return (
    <Dialog title={words.title[reportedType]} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
          if (reason === '') return
          report.mutate({ reportedType, reportedId, reason, requestId: requestId.current })
        }}
      >
        <AreaField label={words.reason} name="reason" rows={4} maxLength={REASON_MAX} required />
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
