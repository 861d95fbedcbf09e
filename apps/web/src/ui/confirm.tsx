import type { ReactNode } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { Button } from './button.tsx'
import s from './confirm.module.css'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  readonly title: string
  /** What it means. */
  readonly text: ReactNode
  /** What the button does, as a verb. */
  readonly act: string
  readonly isDanger?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back, and says what it means. */
export function Confirm({ title, text, act, isDanger, onConfirm, onClose }: ConfirmProps) {
  const words = useCommon()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={s.text}>{text}</div>
      <div className={s.actions}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          look="brand"
          className={isDanger ? s.danger : undefined}
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {act}
        </Button>
      </div>
    </Dialog>
  )
}
