import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { reading } from '../../../api/cache.ts'
import { ApiError } from '../../../api/errors.ts'
import { listing, useListing } from '../../../api/listing.ts'
import { useLocale } from '../../../i18n/language.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { BlockButton } from '../../conversations/block-button.tsx'
import { Missing } from '../../frame/missing.tsx'
import { Chips } from '../../kit/chips.tsx'
import { formatDate } from '../../kit/formats.ts'
import { Page, pageStyles } from '../../kit/page.tsx'
import { Pill } from '../../kit/pill.tsx'
import { WebLink } from '../../kit/web-link.tsx'
import { To, usePart } from '../../../shell/nav.tsx'
import { StartupCards } from '../../startups/startup-card.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { useMe } from '../me.ts'
import { nameOf, personOf } from '../person.tsx'
import type { HubUser } from '../users.operations.ts'
import { OnePerson, StartupsOf } from './talent.operations.ts'
import s from './talent-page.module.css'
import { useTalentWords } from './words/index.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('../../reports/report-dialog.tsx')).ReportDialog,
}))

const startupsOfListing = (founderId: string) =>
  listing(['hub', 'startups-of', founderId], StartupsOf, {
    variables: { founderId },
    pageOf: ({ startupsOf }) => startupsOf,
  })

function Startups({ founderId }: { readonly founderId: string }) {
  const words = useTalentWords()
  const { items = [] } = useListing(startupsOfListing(founderId))
  if (items.length === 0) return null
  return (
    <section className={pageStyles.stack}>
      <h2>{words.startups}</h2>
      <StartupCards startups={items} />
    </section>
  )
}

function Shown({ user }: { readonly user: HubUser }) {
  const words = useTalentWords()
  const terms = useTermsWords()
  const locale = useLocale()
  const me = useMe()
  const [isReporting, setReporting] = useState(false)
  const isMe = me?.id === user.id
  return (
    <Page
      title={nameOf(user)}
      aside={<Pill>{terms.role[user.role]}</Pill>}
      actions={
        isMe ? (
          <To to="/settings/profile" className={buttonClass('plain')}>
            {words.edit}
          </To>
        ) : (
          <>
            {/* Admins cannot be blocked, and the server would say so. */}
            {me && user.role !== 'ADMIN' && <BlockButton userId={user.id} name={nameOf(user)} />}
            <IconButton icon="flag" label={words.report} onClick={() => setReporting(true)} />
          </>
        )
      }
    >
      <div className={s.head}>
        <Avatar person={personOf(user)} size={72} />
        <div className={pageStyles.stack}>
          <Chips label={words.skills} items={user.skills} />
          <p className={pageStyles.note}>
            {words.since} {formatDate(locale, user.createdAt)}
            {user.linkedinUrl && ' · '}
            {user.linkedinUrl && <WebLink url={user.linkedinUrl} />}
          </p>
        </div>
      </div>
      <Card title={words.about}>
        <p className={user.bio ? pageStyles.prose : pageStyles.note}>{user.bio ?? words.noBio}</p>
      </Card>
      <Startups founderId={user.id} />
      <Suspense>
        {isReporting && (
          <ReportDialog targetType="USER" targetId={user.id} onClose={() => setReporting(false)} />
        )}
      </Suspense>
    </Page>
  )
}

/** A person as others see them. */
export function PersonPage() {
  const id = usePart('userId')
  const { data, error, refetch } = useQuery(reading(['hub', 'person', id], OnePerson, { id }))
  if (data) return <Shown user={data.user} />
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Missing />
  return error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={4} height={60} />
}
