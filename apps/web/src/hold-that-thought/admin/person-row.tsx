import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Ago } from '../../ui/time.tsx'
import { personOf } from '../users/person.ts'
import s from './admin.module.css'
import type { AdminProfile } from './members.operations.ts'

interface PersonRowProps {
  readonly profile: AdminProfile
  /** What can be done about them. */
  readonly children?: ReactNode
}

/** Somebody as admins see them. */
export const PersonRow = ({ profile, children }: PersonRowProps) => (
  <li className={s.row}>
    <Avatar person={personOf(profile)} size={48} />
    <div className={s.who}>
      <strong>{profile.displayName}</strong>
      <span>{profile.email}</span>
      <small>
        <Ago time={profile.createdAt} />
        {profile.familyRelationship && ` · ${profile.familyRelationship}`}
      </small>
    </div>
    <div className={s.acts}>{children}</div>
  </li>
)
