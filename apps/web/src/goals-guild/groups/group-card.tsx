import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { ACCESS_ICONS } from './access.ts'
import s from './group-card.module.css'
import { GroupSign } from './group-sign.tsx'
import type { GroupFields } from './groups.operations.ts'
import { useGroupsWords } from './words/index.ts'

interface GroupCardProps {
  readonly group: GroupFields
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

export function GroupCard({ group, note, actions }: GroupCardProps) {
  const words = useGroupsWords()
  return (
    <article className={s.card}>
      <Link to="/groups/$groupId" params={{ groupId: group.id }} className={s.link}>
        <GroupSign memberCount={group.memberCount} size={52} />
        <span className={s.text}>
          <strong>{group.name}</strong>
          <small>
            {words.members(group.memberCount)} ·{' '}
            <Icon name={ACCESS_ICONS[group.access]} size={13} /> {words.access[group.access].name}
            {group.archivedAt && <> · {words.archived}</>}
          </small>
        </span>
      </Link>
      {group.description && <p className={s.description}>{group.description}</p>}
      {note && <p className={s.note}>{note}</p>}
      {actions && <div className={s.actions}>{actions}</div>}
    </article>
  )
}

export const GroupGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={s.grid}>{children}</div>
)
