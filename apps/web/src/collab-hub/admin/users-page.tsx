import { useQuery } from '@tanstack/react-query'
import { useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatDate } from '../kit/formats.ts'
import { Page } from '../kit/page.tsx'
import { Cell, GridRow, GridTable } from '../kit/grid-table.tsx'
import { Pill, USER_TONES } from '../kit/pill.tsx'
import { oneOf, To, useAsked, useGo } from '../../shell/nav.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { nameOf } from '../users/person.tsx'
import type { AdminProfile } from './admin.operations.ts'
import s from './admin.module.css'
import { Finder } from './finder.tsx'
import {
  profileReading,
  USER_ROLES,
  STATUSES,
  usersByRoleListing,
  usersByStatusListing,
} from './readings.ts'
import { UserCard } from './user-card.tsx'
import { useAdminWords } from './words/index.ts'

const TEMPLATE =
  'minmax(150px, 1.2fr) minmax(180px, 1.6fr) minmax(80px, 0.6fr) minmax(100px, 0.7fr) minmax(110px, 0.7fr)'

function Row({ profile }: { readonly profile: AdminProfile }) {
  const terms = useTermsWords()
  const locale = useLocale()
  return (
    <GridRow>
      <Cell>
        <To to="/admin/users" asked={{ who: profile.id }} className={s.name}>
          {nameOf(profile)}
        </To>
      </Cell>
      <Cell>{profile.email}</Cell>
      <Cell>{terms.role[profile.role]}</Cell>
      <Cell>
        <Pill tone={USER_TONES[profile.status]}>{terms.userStatus[profile.status]}</Pill>
      </Cell>
      <Cell>{formatDate(locale, profile.createdAt)}</Cell>
    </GridRow>
  )
}

/** By role, or by state: each is a list of its own. */
function Users({ list }: { readonly list: string | undefined }) {
  const words = useAdminWords()
  const status = oneOf(STATUSES, list)
  const role = oneOf(USER_ROLES, list) ?? 'FOUNDER'
  const byRole = useListing({ ...usersByRoleListing(role), enabled: status === undefined })
  const byStatus = useListing({
    ...usersByStatusListing(status ?? 'ACTIVE'),
    enabled: status !== undefined,
  })
  return (
    <Card>
      <Listing
        list={status === undefined ? byRole : byStatus}
        height={36}
        empty={<Empty title={words.noUsers} text={words.noUsersText} />}
      >
        {(items) => (
          <GridTable label={words.parts.users} columns={words.columns} template={TEMPLATE}>
            {items.map((profile) => (
              <Row key={profile.id} profile={profile} />
            ))}
          </GridTable>
        )}
      </Listing>
    </Card>
  )
}

function Somebody({ who }: { readonly who: string }) {
  const words = useAdminWords()
  const { data, error } = useQuery(profileReading(who))
  if (data) return <UserCard profile={data} />
  return error ? (
    <Empty title={words.missing} text={error.message} />
  ) : (
    <Skeleton lines={3} height={44} />
  )
}

export function UsersPage() {
  const words = useAdminWords()
  const terms = useTermsWords()
  const go = useGo()
  const { who, list } = useAsked()
  return (
    <Page
      title={words.parts.users}
      bar={
        <>
          <Segments label={words.list}>
            {[
              ...USER_ROLES.map((one) => [one, terms.role[one]] as const),
              ...STATUSES.slice(1).map((one) => [one, terms.userStatus[one]] as const),
            ].map(([one, text]) => (
              <To
                key={one}
                to="/admin/users"
                asked={{ list: one }}
                isCurrent={who === undefined && (list ?? 'FOUNDER') === one}
              >
                {text}
              </To>
            ))}
          </Segments>
          <Finder
            label={words.find}
            value={who}
            onFind={(given) => go('/admin/users', { asked: { who: given } })}
          />
        </>
      }
      isWide
    >
      {who === undefined ? <Users list={list} /> : <Somebody who={who} />}
    </Page>
  )
}
