import { type ReactNode, useEffect, useRef } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { IconButton } from './button.tsx'
import s from './dialog.module.css'

const FIRST = 'form :is(input:not([type=hidden], [type=file]), textarea, select)'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The platform's own modal: focus, Escape, inertness and the top layer come with it; a sheet on phones. */
export function Dialog({ title, onClose, children }: DialogProps) {
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
      className={s.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={s.inner}>
        <header className={s.head}>
          <h2>{title}</h2>
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
