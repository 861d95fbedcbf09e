import type { ReactNode } from 'react'
import { Title } from '../../ui/title.tsx'
import s from './page.module.css'

interface PageProps {
  readonly title: string
  /** Before the title: what it belongs to. */
  readonly crumb?: ReactNode
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly actions?: ReactNode
  /** Under the title, in a line of its own. */
  readonly bar?: ReactNode
  /** As wide as there is room for. */
  readonly isWide?: boolean
  /** As high as the screen: what is inside scrolls by itself. */
  readonly isFull?: boolean
  readonly children: ReactNode
}

/** A page of the hub: one line that says where one is and what can be done, and the rest below it. */
export function Page({
  title,
  crumb,
  aside,
  actions,
  bar,
  isWide = false,
  isFull = false,
  children,
}: PageProps) {
  return (
    <div className={s.page} data-full={isFull || undefined}>
      <header className={s.head}>
        <div className={s.line}>
          {crumb && <span className={s.crumb}>{crumb}</span>}
          <Title className={s.title ?? ''}>{title}</Title>
          {aside}
          {actions && <div className={s.actions}>{actions}</div>}
        </div>
        {bar && <div className={s.bar}>{bar}</div>}
      </header>
      <div className={s.body} data-wide={isWide || undefined}>
        {children}
      </div>
    </div>
  )
}

export const pageStyles = s
