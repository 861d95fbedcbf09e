import { listing, useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { useBillingWords } from '../billing/words/index.ts'
import { formatDate } from '../kit/formats.ts'
import { Page } from '../kit/page.tsx'
import { oneOf, To, useAsked } from '../../shell/nav.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { SubscriptionsByStatus, type SubscriptionsByStatusData } from './figures.operations.ts'
import s from './admin.module.css'
import { ADMIN } from './queue-reading.ts'
import { useAdminWords } from './words/index.ts'

const STATUSES = ['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED'] as const

const subscriptionsListing = (status: (typeof STATUSES)[number]) =>
  listing([...ADMIN, 'subscriptions', status], SubscriptionsByStatus, {
    variables: { status },
    pageOf: ({ subscriptionsByStatus }) => subscriptionsByStatus,
  })

type Paid = SubscriptionsByStatusData['subscriptionsByStatus']['items'][number]

function Row({ paid }: { readonly paid: Paid }) {
  const words = useAdminWords()
  const terms = useTermsWords()
  const locale = useLocale()
  return (
    <tr>
      <td>
        <To to="/admin/users" asked={{ who: paid.userId }} className={s.name}>
          <code>{paid.userId}</code>
        </To>
      </td>
      <td>{terms.tier[paid.tier]}</td>
      <td>{formatDate(locale, paid.currentPeriodEnd)}</td>
      <td>{paid.cancelAtPeriodEnd ? words.yes : '–'}</td>
      <td>
        <code>{paid.stripe?.stripeSubscriptionId}</code>
      </td>
    </tr>
  )
}

/** Who pays, by how that stands. */
export function SubscriptionsPage() {
  const words = useAdminWords()
  const billing = useBillingWords()
  const status = oneOf(STATUSES, useAsked()['status']) ?? 'ACTIVE'
  const list = useListing(subscriptionsListing(status))
  return (
    <Page
      title={words.parts.subscriptions}
      bar={
        <Segments label={words.parts.subscriptions}>
          {STATUSES.map((one) => (
            <To
              key={one}
              to="/admin/subscriptions"
              asked={{ status: one }}
              isCurrent={one === status}
            >
              {billing.status[one]}
            </To>
          ))}
        </Segments>
      }
      isWide
    >
      <Card>
        <Listing
          list={list}
          height={34}
          empty={<Empty title={words.noSubscriptions} text={words.noUsersText} />}
        >
          {(items) => (
            <div
              className={s.scroll}
              tabIndex={0}
              role="region"
              aria-label={words.parts.subscriptions}
            >
              <table className={s.table}>
                <thead>
                  <tr>
                    {words.subscriptionColumns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {items.map((one) => (
                    <Row key={one.userId} paid={one} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Listing>
      </Card>
    </Page>
  )
}
