import { useRef, useState } from 'react'
import { newRequestId } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { faultText } from '../../uploads/file-state.tsx'
import { sendUpload } from '../../uploads/send-upload.ts'
import { useUploadsWords } from '../../uploads/words/index.ts'
import s from './edit-page.module.css'
import { SetLetterScan, type SetLetterScanData } from './edit.operations.ts'
import { useEditWords } from './words/index.ts'

interface ScanFieldProps {
  readonly letterId: string
  readonly scanUrl: string | null
  /** A scan is a version, too. */
  readonly onChange: (next: SetLetterScanData['setLetterScan']) => void
}

/** The paper that the letter is on, as one PDF. */
export function ScanField({ letterId, scanUrl, onChange }: ScanFieldProps) {
  const words = useEditWords()
  const uploads = useUploadsWords()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const set = async (file: File | undefined) => {
    setBusy(true)
    try {
      const uploadId = file
        ? await sendUpload(file, { purpose: 'letterScan', targetId: letterId, fileName: file.name })
        : null
      const done = await request(SetLetterScan, { letterId, uploadId, requestId: newRequestId() })
      mergeEntity(done.setLetterScan)
      onChange(done.setLetterScan)
      toast({ tone: 'good', text: file ? words.scanSet : words.scanRemoved })
    } catch (error) {
      toast({ tone: 'bad', text: faultText(uploads, error as Error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={s.scan}>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        hidden
        data-testid="scan"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void set(file)
          target.value = ''
        }}
      />
      <Button small icon="image" busy={isBusy} onClick={() => input.current?.click()}>
        {scanUrl === null ? words.addScan : words.replaceScan}
      </Button>
      {scanUrl !== null && (
        <Button small look="quiet" disabled={isBusy} onClick={() => void set(undefined)}>
          {words.removeScan}
        </Button>
      )}
    </div>
  )
}
