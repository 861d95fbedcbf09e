import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import type { Reported } from './report-dialog.tsx'
import { useReportsWords } from './words/index.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** For what has no menu of its own. */
export function ReportButton(reported: Reported) {
  const words = useReportsWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="flag"
        label={words.report}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <ReportDialog {...reported} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
