import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { type AdminProfileFields, SuspendUser, UnsuspendUser } from './admin.operations.ts'
import s from './admin.module.css'
import { Finder } from './finder.tsx'
import { Lately } from './lately.tsx'
import { ADMIN, adminProfileReading } from './look-up.ts'
import { RightsForm } from './rights-form.tsx'
import { useAdminWords } from './words/index.ts'

interface OfProfile {
  readonly profile: AdminProfileFields
}

function Suspension({ profile }: OfProfile) {
  const words = useAdminWords()
  const [isAsking, setAsking] = useState(false)
  const done = () => toast({ tone: 'good', text: words.saved })
  const suspend = useAct(SuspendUser, { touches: [ADMIN], done })
  const unsuspend = useAct(UnsuspendUser, { touches: [ADMIN], done })
  const intent = () => ({ userId: profile.id, requestId: newRequestId() })
  if (profile.status === 'deleted') return null
  if (profile.status === 'suspended')
    return (
      <Button busy={unsuspend.isPending} onClick={() => unsuspend.mutate(intent())}>
        {words.unsuspend}
      </Button>
    )
  return (
    <>
      <Button icon="ban" busy={suspend.isPending} onClick={() => setAsking(true)}>
        {words.suspend}
      </Button>
      {isAsking && (
        <Confirm
          title={words.suspendTitle(profile.fullName)}
          text={words.suspendText}
          act={words.suspend}
          isDanger
          onConfirm={() => suspend.mutate(intent())}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Person({ profile }: OfProfile) {
  const words = useAdminWords()
  const locale = useLocale()
  return (
    <>
      <Card>
        <div className={s.person}>
          <Avatar person={profile} size={56} />
          <div className={s.who}>
            <strong>{profile.fullName}</strong>
            <span>
              @{profile.nickname} · {profile.email}
            </span>
            <small>
              {words.since} {formatDay(locale, profile.createdAt)} · <code>{profile.id}</code>
            </small>
          </div>
          <span className={s.state} data-status={profile.status}>
            {words.status[profile.status]}
          </span>
          <Suspension profile={profile} />
        </div>
      </Card>
      {profile.status !== 'deleted' && <RightsForm key={profile.id} profile={profile} />}
    </>
  )
}

export function UsersPart() {
  const words = useAdminWords()
  const navigate = useNavigate()
  const { who } = useSearch({ from: '/app/admin/users' })
  const { data, error } = useQuery({
    ...adminProfileReading(who ?? ''),
    enabled: who !== undefined,
  })
  return (
    <>
      <Finder
        label={words.who}
        value={who}
        onFind={(given) => void navigate({ to: '/admin/users', search: { who: given } })}
      />
      {who === undefined && <Lately />}
      {error && !data && <Empty title={words.missing} text={error.message} />}
      {who !== undefined && !data && !error && <Skeleton lines={3} height={44} />}
      {data && <Person profile={data} />}
    </>
  )
}
