import { type ReactNode, useEffect, useRef } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { IconButton } from './button.tsx'
import s from './dialog.module.css'

const FIRST = 'form :is(input:not([type=hidden], [type=file]), textarea, select)'

interface DialogProps {
  readonly title: string
  /** None: it stays until what it asks for is done. */
  readonly onClose?: () => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The platform's own modal: focus, Escape, inertness and the top layer come with it; a sheet on phones. */
export function Dialog({ title, onClose, className = '', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const words = useCommon()
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // Whoever opens a form wants to write, not to close it.
    dialog?.querySelector<HTMLElement>(FIRST)?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className={`${s.dialog} ${className}`}
      aria-label={title}
      onCancel={(event) => onClose ?? event.preventDefault()}
      // A browser lets nobody be locked in: the second Escape closes it whatever we say.
      onClose={() => (onClose ? onClose() : element.current?.showModal())}
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
