import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, reading } from '../../api/cache.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useBillingWords } from '../billing/words/index.ts'
import { Chips } from '../kit/chips.tsx'
import { FilterSelect } from '../kit/filters.tsx'
import { formatDate } from '../kit/formats.ts'
import { pageStyles } from '../kit/page.tsx'
import { Pill, USER_TONES } from '../kit/pill.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { nameOf, personOf } from '../users/person.tsx'
import { type AdminProfile, BanUser, SetUserRole, UnbanUser } from './admin.operations.ts'
import s from './admin.module.css'
import { SubscriptionOf } from './figures.operations.ts'
import { NotesDialog } from './notes-dialog.tsx'
import { ADMIN } from './queue-reading.ts'
import { USER_ROLES } from './readings.ts'
import { useAdminWords } from './words/index.ts'

const REASON_MIN = 10

function Banning({ profile }: { readonly profile: AdminProfile }) {
  const words = useAdminWords()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error>()
  const touches = [ADMIN]
  const ban = useAct(BanUser, {
    touches,
    failed: setError,
    done: ({ banUser }) => {
      mergeEntity(banUser)
      setAsking(false)
      toast({ tone: 'good', text: words.banned })
    },
  })
  const unban = useAct(UnbanUser, {
    touches,
    done: ({ unbanUser }) => {
      mergeEntity(unbanUser)
      toast({ tone: 'good', text: words.unbanned })
    },
  })
  const intent = () => ({ userId: profile.id, requestId: newRequestId() })
  if (profile.role === 'ADMIN') return null
  if (profile.status === 'BANNED')
    return (
      <Button busy={unban.isPending} onClick={() => unban.mutate(intent())}>
        {words.unban}
      </Button>
    )
  return (
    <>
      <Button icon="ban" onClick={() => setAsking(true)}>
        {words.ban}
      </Button>
      {isAsking && (
        <NotesDialog
          title={words.banTitle(nameOf(profile))}
          text={words.banText}
          label={words.reason}
          hint={words.reasonHint}
          min={REASON_MIN}
          submit={words.ban}
          error={error}
          isBusy={ban.isPending}
          onSubmit={(reason) => ban.mutate({ ...intent(), reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Somebody as admins see them, with what can be done about them. */
export function UserCard({ profile }: { readonly profile: AdminProfile }) {
  const words = useAdminWords()
  const terms = useTermsWords()
  const locale = useLocale()
  const billing = useBillingWords()
  const paid = useQuery(
    reading([...ADMIN, 'subscription', profile.id], SubscriptionOf, { userId: profile.id }),
  ).data?.subscription
  const setRole = useAct(SetUserRole, {
    touches: [ADMIN],
    optimistic: ({ role }) => mergeEntity({ id: profile.id, role }),
    done: () => toast({ tone: 'good', text: words.roleSet }),
  })
  return (
    <Card>
      <div className={s.user}>
        <Avatar person={personOf(profile)} size={52} />
        <div className={s.who}>
          <h2>{nameOf(profile)}</h2>
          <p>{profile.email}</p>
          <p className={pageStyles.note}>
            {formatDate(locale, profile.createdAt)} · {terms.tier[profile.subscriptionTier]} ·{' '}
            <code>{profile.id}</code>
          </p>
          <Chips label="" items={profile.skills} />
          {paid && (
            <p className={pageStyles.note}>
              {words.paid}: {terms.tier[paid.tier]} · {billing.status[paid.status]}
            </p>
          )}
          {profile.banReason && <p className={s.notes}>{profile.banReason}</p>}
        </div>
        <Pill tone={USER_TONES[profile.status]}>{terms.userStatus[profile.status]}</Pill>
        <FilterSelect
          label={words.setRole}
          none={terms.role[profile.role]}
          value={undefined}
          choices={USER_ROLES.filter((one) => one !== profile.role).map((one) => [
            one,
            terms.role[one],
          ])}
          onChange={(role) =>
            role && setRole.mutate({ userId: profile.id, role, requestId: newRequestId() })
          }
        />
        <Banning profile={profile} />
      </div>
    </Card>
  )
}
