import { useQuery } from '@tanstack/react-query'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Page } from '../kit/page.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { oneOf, To, useAsked, useGo } from '../../shell/nav.tsx'
import { startupReading, startupsListing } from '../startups/readings.ts'
import type { WholeStartup } from '../startups/startups.operations.ts'
import { useTermsWords } from '../terms/words/index.ts'
import s from './admin.module.css'
import { Finder } from './finder.tsx'
import { StartupReview } from './startup-review.tsx'
import { useReview } from './use-review.tsx'
import { useAdminWords } from './words/index.ts'

const LISTS = ['PUBLIC', 'INVESTORS_ONLY'] as const

function Acts({ startup }: { readonly startup: WholeStartup }) {
  const words = useAdminWords()
  const review = useReview(startup.id)
  const { status } = startup
  return (
    <>
      {status === 'PENDING_REVIEW' && <Button onClick={review.sendBack}>{words.sendBack}</Button>}
      {status === 'ACTIVE' && <Button onClick={review.suspend}>{words.suspend}</Button>}
      {(status === 'PENDING_REVIEW' || status === 'SUSPENDED') && (
        <Button look="brand" busy={review.isBusy} onClick={review.approve}>
          {status === 'SUSPENDED' ? words.reinstate : words.approve}
        </Button>
      )}
      {review.question}
    </>
  )
}

function Found({ startupId }: { readonly startupId: string }) {
  const words = useAdminWords()
  const { data, error } = useQuery(startupReading(startupId))
  if (error && !data) return <Empty title={words.missing} text={error.message} />
  if (!data) return <Skeleton lines={4} height={48} />
  return (
    <Card title={data.startup.name} action={<Acts startup={data.startup} />}>
      <StartupReview startup={data.startup} />
    </Card>
  )
}

function Live({ shown }: { readonly shown: (typeof LISTS)[number] }) {
  const words = useAdminWords()
  const list = useListing(startupsListing(shown))
  return (
    <Listing
      list={list}
      height={48}
      empty={<Empty title={words.beginStartup} text={words.beginStartupText} />}
    >
      {(items) => (
        <ul className={s.rows}>
          {items.map((startup) => (
            <li key={startup.id}>
              <To
                to="/admin/startups"
                asked={{ id: startup.id }}
                isCurrent={false}
                className={s.wait}
              >
                <StartupLogo startup={startup} size={30} />
                <span>
                  <strong>{startup.name}</strong>
                  <small>{startup.tagline}</small>
                </span>
              </To>
            </li>
          ))}
        </ul>
      )}
    </Listing>
  )
}

/** Any startup by its id, and those that are live by list. */
export function AdminStartupsPage() {
  const words = useAdminWords()
  const terms = useTermsWords()
  const go = useGo()
  const { id, list } = useAsked()
  const shown = oneOf(LISTS, list) ?? 'PUBLIC'
  return (
    <Page
      title={words.parts.startups}
      bar={
        <>
          <Segments label={words.parts.startups}>
            {LISTS.map((one) => (
              <To
                key={one}
                to="/admin/startups"
                asked={{ list: one }}
                isCurrent={id === undefined && shown === one}
              >
                {terms.visibility[one]}
              </To>
            ))}
          </Segments>
          <Finder
            label={words.findStartup}
            value={id}
            onFind={(given) => go('/admin/startups', { asked: { id: given } })}
          />
        </>
      }
      isWide
    >
      {id === undefined ? <Live shown={shown} /> : <Found startupId={id} />}
    </Page>
  )
}
