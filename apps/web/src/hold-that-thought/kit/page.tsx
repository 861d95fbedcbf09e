import type { ReactNode } from 'react'
import { Title } from '../../ui/title.tsx'
import s from './page.module.css'

interface PageProps {
  readonly title: string
  /** Above the title: the way back, or what it belongs to. */
  readonly crumb?: ReactNode
  /** Under the title. */
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  /** As wide as there is room for. */
  readonly isWide?: boolean
  /** As narrow as what is read line by line. */
  readonly isNarrow?: boolean
  readonly children: ReactNode
}

/** A page of the house: a quiet head, generous margins, the rest below it. */
export function Page({ title, crumb, lead, actions, isWide, isNarrow, children }: PageProps) {
  return (
    <div className={s.page} data-wide={isWide || undefined} data-narrow={isNarrow || undefined}>
      <header className={s.head}>
        <div className={s.names}>
          {crumb && <div className={s.crumb}>{crumb}</div>}
          <Title className={s.title ?? ''}>{title}</Title>
          {lead && <div className={s.lead}>{lead}</div>}
        </div>
        {actions && <div className={s.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export const pageStyles = s
