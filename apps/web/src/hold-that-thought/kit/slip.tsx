import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'
import s from './slip.module.css'

interface SlipProps {
  /** What has happened; undefined while nothing has. */
  readonly text: string | undefined
  /** What can be done about it. */
  readonly children?: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/** A slip of paper over the edge of the page: it tells, and moves nothing of what one reads. */
export const Slip = ({ text, children, closeLabel, onClose }: SlipProps) => (
  <div className={s.place} role="status">
    {text !== undefined && (
      <div className={s.slip}>
        <p>{text}</p>
        <div className={s.acts}>
          {children}
          <IconButton icon="close" size={18} label={closeLabel} onClick={onClose} />
        </div>
      </div>
    )}
  </div>
)
