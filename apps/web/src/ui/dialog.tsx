import type { ReactNode } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { IconButton } from './button.tsx'
import s from './dialog.module.css'
import { useModal } from './use-modal.ts'

/** Whoever opens a form wants to write, not to close it. */
const FIRST = 'form :is(input:not([type=hidden], [type=file]), textarea, select)'

interface DialogProps {
  readonly title: string
  /** None: it stays until what it asks for is done. */
  readonly onClose?: () => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** With a title, over the page; a sheet on phones. */
export function Dialog({ title, onClose, className = '', children }: DialogProps) {
  const modal = useModal(onClose, FIRST)
  const words = useCommon()
  return (
    <dialog
      {...modal}
      className={`${s.dialog} ${className}`}
      aria-label={title}
      onClick={(event) => event.target === event.currentTarget && onClose?.()}
    >
      <div className={s.inner}>
        <header className={s.head}>
          <h2>{title}</h2>
          {onClose && <IconButton icon="close" label={words.close} onClick={onClose} />}
        </header>
        {children}
      </div>
    </dialog>
  )
}
