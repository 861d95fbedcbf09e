import { useEffect, useRef } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { IconButton } from './button.tsx'
import s from './lightbox.module.css'

interface LightboxProps {
  readonly url: string
  readonly alt: string
  readonly onClose: () => void
}

/** A picture alone, as large as the screen; a click anywhere or Escape leads back. */
export function Lightbox({ url, alt, onClose }: LightboxProps) {
  const element = useRef<HTMLDialogElement>(null)
  const words = useCommon()
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={element} className={s.box} aria-label={alt} onClose={onClose} onClick={onClose}>
      <img src={url} alt={alt} />
      <IconButton icon="close" label={words.close} className={s.close} onClick={onClose} />
    </dialog>
  )
}
