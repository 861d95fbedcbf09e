import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useWhole } from '../../api/whole.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ViewLog } from '../decks/view-log.tsx'
import { formatDate } from '../kit/formats.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { Pill } from '../kit/pill.tsx'
import { useRowKeys } from '../kit/use-row-keys.ts'
import { To, usePart } from '../../shell/nav.tsx'
import { startupKey, startupReading } from '../startups/readings.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { AccessForm } from './access-form.tsx'
import s from './access.module.css'
import { type EmailGrantsData, GrantAccess, RevokeEmailGrant } from './investors.operations.ts'
import { emailGrantsListing, startupAccessListing } from './readings.ts'
import { type AccessOf, RequestRow } from './request-row.tsx'
import { useAccessWords } from './words/index.ts'

/** From here on rows that are far from the screen are left out. */
const LONG = 40

interface OfStartup {
  readonly startupId: string
}

function Grant({ startupId, onClose }: OfStartup & { readonly onClose: () => void }) {
  const words = useAccessWords()
  const [error, setError] = useState<Error>()
  const grant = useAct(GrantAccess, {
    touches: [startupKey(startupId)],
    failed: setError,
    done: () => {
      toast({ tone: 'good', text: words.done })
      onClose()
    },
  })
  return (
    <AccessForm
      title={words.grantTitle}
      text={words.grantText}
      submit={words.grant}
      level="VIEW_DECK"
      isForAddress
      error={error}
      isBusy={grant.isPending}
      onSubmit={(values) => grant.mutate({ startupId, ...values, requestId: newRequestId() })}
      onClose={onClose}
    />
  )
}

type Invited = EmailGrantsData['emailGrants']['items'][number]

function InvitedRow({ startupId, invited }: OfStartup & { readonly invited: Invited }) {
  const words = useAccessWords()
  const terms = useTermsWords()
  const locale = useLocale()
  const revoke = useAct(RevokeEmailGrant, { touches: [startupKey(startupId)] })
  const { email, accessLevel, expiresAt } = invited
  return (
    <li className={s.row}>
      <Icon name="mail" size={20} />
      <div className={s.who}>
        <span className={s.name}>{email}</span>
        <p className={pageStyles.note}>
          {terms.level[accessLevel]} ·{' '}
          {expiresAt ? terms.until(formatDate(locale, expiresAt)) : terms.noEnd}
        </p>
      </div>
      <Pill tone="amber">{words.invited}</Pill>
      <Button
        small
        busy={revoke.isPending}
        onClick={() => revoke.mutate({ startupId, email, requestId: newRequestId() })}
      >
        {words.revoke}
      </Button>
    </li>
  )
}

const Rows = ({ items }: { readonly items: readonly AccessOf[] }) => (
  <ul className={s.rows} data-long={items.length >= LONG || undefined}>
    {items.map((one) => (
      <RequestRow key={one.id} access={one} />
    ))}
  </ul>
)

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

const Part = ({ id, title, children }: PartProps) => (
  <section className={pageStyles.stack} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

/** Who asks, who has access and until when, and who read which pages of the deck. */
export function InvestorsPage() {
  const startupId = usePart('startupId')
  const words = useAccessWords()
  const [isGranting, setGranting] = useState(false)
  useRowKeys()
  const startup = useQuery(startupReading(startupId)).data?.startup
  // To the end: what is further down can be decided and revoked, too.
  const list = useWhole(startupAccessListing(startupId))
  const addresses = useWhole(emailGrantsListing(startupId))
  const invited = addresses.items ?? []
  const of = (isIt: (access: AccessOf) => boolean) => list.items?.filter(isIt) ?? []
  const waiting = of(({ status }) => status === 'PENDING')
  const held = of(({ status, isExpired }) => status === 'APPROVED' && !isExpired)
  const past = of((one) => !waiting.includes(one) && !held.includes(one))
  return (
    <Page
      title={words.investors}
      crumb={<To to={`/s/${startupId}/overview`}>{startup?.name ?? '…'}</To>}
      actions={
        <Button look="brand" icon="plus" onClick={() => setGranting(true)}>
          {words.grant}
        </Button>
      }
    >
      <Part id="requests" title={words.requests}>
        <Listing
          list={{ ...list, items: list.items && waiting }}
          height={64}
          empty={<p className={pageStyles.note}>{words.noRequests}</p>}
        >
          {(items) => <Rows items={items} />}
        </Listing>
      </Part>
      <Part id="grants" title={words.grants}>
        {list.isWhole && addresses.isWhole && held.length + invited.length === 0 && (
          <p className={pageStyles.note}>{words.noGrants}</p>
        )}
        {held.length > 0 && <Rows items={held} />}
        <Listing list={addresses} height={64} empty={null}>
          {(items) => (
            <ul className={s.rows}>
              {items.map((one) => (
                <InvitedRow key={one.email} startupId={startupId} invited={one} />
              ))}
            </ul>
          )}
        </Listing>
      </Part>
      <Part id="log" title={words.log}>
        <ViewLog startupId={startupId} />
      </Part>
      {past.length > 0 && (
        <Part id="past" title={words.past}>
          <Rows items={past} />
        </Part>
      )}
      {isGranting && <Grant startupId={startupId} onClose={() => setGranting(false)} />}
    </Page>
  )
}
