import { Card } from '../../ui/card.tsx'
import { Ago } from '../../ui/time.tsx'
import { pageStyles } from '../kit/page.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { To } from '../../shell/nav.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import s from './role-facts.module.css'
import type { RoleData } from './roles.operations.ts'
import { useRolesWords } from './words/index.ts'

interface OfRole {
  readonly role: RoleData['role']
}

function Facts({ role }: OfRole) {
  const words = useRolesWords()
  const terms = useTermsWords()
  return (
    <Card title={words.facts}>
      <dl className={pageStyles.facts}>
        <div>
          <dt>{words.type}</dt>
          <dd>{terms.roleType[role.type]}</dd>
        </div>
        {role.compensation && (
          <div>
            <dt>{words.compensation}</dt>
            <dd>{role.compensation}</dd>
          </div>
        )}
        {role.equityRange && (
          <div>
            <dt>{words.equity}</dt>
            <dd>{role.equityRange}</dd>
          </div>
        )}
        <div>
          <dt>{words.posted}</dt>
          <dd>
            <Ago time={role.createdAt} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}

/** Whose it is, and what it pays. */
export function RoleFacts({ role }: OfRole) {
  const { startup } = role
  return (
    <>
      <To to={`/startups/${startup.id}`} className={s.startup}>
        <StartupLogo startup={startup} size={44} />
        <span>
          <strong>{startup.name}</strong>
          <small>{startup.tagline}</small>
        </span>
      </To>
      <Facts role={role} />
    </>
  )
}
