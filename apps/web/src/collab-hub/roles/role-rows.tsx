import type { ReactNode } from 'react'
import { Ago } from '../../ui/time.tsx'
import { Chips } from '../kit/chips.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { To } from '../../shell/nav.tsx'
import type { StartupCard } from '../startups/startups.operations.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { rolePath } from './readings.ts'
import s from './role-rows.module.css'
import type { RoleRow as Row } from './roles.operations.ts'
import { useRolesWords } from './words/index.ts'

const SKILLS_MAX = 4

type Role = Row & { readonly startup?: StartupCard }

function RoleRow({ role, note }: { readonly role: Role; readonly note: ReactNode }) {
  const terms = useTermsWords()
  const words = useRolesWords()
  const { startup } = role
  const paid = [role.compensation, role.equityRange].filter(Boolean).join(' · ')
  return (
    <li className={s.row}>
      {startup && <StartupLogo startup={startup} size={34} />}
      <div className={s.main}>
        <To {...rolePath(role)} className={s.title}>
          {role.title}
        </To>
        <p className={s.line}>
          {startup && <span className={s.startup}>{startup.name}</span>}
          <span>{terms.roleType[role.type]}</span>
          {startup?.location && <span className={s.place}>{startup.location}</span>}
        </p>
        <Chips label={words.skills} items={role.skills} max={SKILLS_MAX} />
        {note}
      </div>
      <div className={s.end}>
        {paid && <b>{paid}</b>}
        <small>
          <Ago time={role.createdAt} />
        </small>
      </div>
    </li>
  )
}

interface RoleRowsProps {
  readonly roles: readonly Role[]
  readonly noteOf?: (role: Role) => ReactNode
}

export const RoleRows = ({ roles, noteOf }: RoleRowsProps) => (
  <ul className={s.rows}>
    {roles.map((role) => (
      <RoleRow key={role.id} role={role} note={noteOf?.(role)} />
    ))}
  </ul>
)
