import { useCommon } from '../i18n/common/index.ts'
import { IconButton } from './button.tsx'
import s from './lightbox.module.css'
import { useModal } from './use-modal.ts'

interface LightboxProps {
  readonly url: string
  readonly alt: string
  readonly onClose: () => void
}

/** A picture alone, as large as the screen; a click anywhere or Escape leads back. */
export function Lightbox({ url, alt, onClose }: LightboxProps) {
  const modal = useModal(onClose)
  const words = useCommon()
  return (
    <dialog {...modal} className={s.box} aria-label={alt} onClick={onClose}>
      <img src={url} alt={alt} />
      <IconButton icon="close" label={words.close} className={s.close} onClick={onClose} />
    </dialog>
  )
}
