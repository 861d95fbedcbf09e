import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { formatAmount, formatDate } from '../kit/formats.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { Pill, type Tone } from '../kit/pill.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { useMe } from '../users/me.ts'
import type { OwnBillingData, PaidFields, PriceFields } from './billing.operations.ts'
import s from './billing.module.css'
import { Invoices } from './invoices.tsx'
import { billingReading } from './readings.ts'
import { usePaying } from './use-paying.ts'
import { useBillingWords } from './words/index.ts'

export const PAID_TONES = {
  ACTIVE: 'green',
  TRIALING: 'blue',
  PAST_DUE: 'amber',
  CANCELLED: 'grey',
} as const satisfies Record<PaidFields['status'], Tone>

/** What happens next, in a sentence. */
function Next({ paid }: { readonly paid: PaidFields }) {
  const words = useBillingWords()
  const locale = useLocale()
  const end = formatDate(locale, paid.currentPeriodEnd)
  if (paid.status === 'CANCELLED') return null
  if (paid.trialEndsAt) return <p>{words.trialEnds(formatDate(locale, paid.trialEndsAt))}</p>
  return <p>{paid.cancelAtPeriodEnd ? words.ends(end) : words.renews(end)}</p>
}

/** A payment is late: what is lost when, and the way to mend it. */
function Grace({ paid, onMend }: { readonly paid: PaidFields; readonly onMend: () => void }) {
  const words = useBillingWords()
  const locale = useLocale()
  return paid.graceUntil === null ? null : (
    <div className={s.grace} role="alert">
      <p>{words.grace(formatDate(locale, paid.graceUntil))}</p>
      <Button small onClick={onMend}>
        {words.mend}
      </Button>
    </div>
  )
}

type Known = OwnBillingData

/** “€19.00 a month”, as the reader writes money. */
function useSayPrice(): (price: PriceFields) => string {
  const words = useBillingWords()
  const locale = useLocale()
  return ({ amount, currency, interval, intervalCount }) =>
    words.every[interval](formatAmount(locale, amount, currency), intervalCount)
}

/** What each plan costs, as far as that is known. */
function Prices({ prices }: Pick<Known['billing'], 'prices'>) {
  const terms = useTermsWords()
  const sayPrice = useSayPrice()
  return (
    <ul className={s.prices}>
      {prices.map(({ tier, price }) => (
        <li key={tier}>
          <b>{terms.tier[tier]}</b> <span>{sayPrice(price)}</span>
        </li>
      ))}
    </ul>
  )
}

function Plan({ billing, mySubscription: paid }: Known) {
  const words = useBillingWords()
  const terms = useTermsWords()
  const tier = useMe()?.subscriptionTier ?? 'FREE'
  const paying = usePaying()
  const sayPrice = useSayPrice()
  const [isAsking, setAsking] = useState(false)
  const isPaying = paid !== null && paid.status !== 'CANCELLED'
  return (
    <>
      {paid && <Grace paid={paid} onMend={paying.openPortal} />}
      <Card title={words.plan}>
        <div className={s.plan}>
          <div className={s.tier}>
            <p className={s.big}>{words.now(terms.tier[tier])}</p>
            <p>{tier === 'FREE' ? words.free : words.paid}</p>
            {isPaying && paid.price && <p>{sayPrice(paid.price)}</p>}
            {paid && <Next paid={paid} />}
          </div>
          {paid && <Pill tone={PAID_TONES[paid.status]}>{words.status[paid.status]}</Pill>}
        </div>
        {!billing.isOpen && (
          <p className={s.closed}>
            <b>{words.closed}.</b> {billing.closedBecause}
          </p>
        )}
        {billing.isOpen && !isPaying && <Prices prices={billing.prices} />}
        <div className={pageStyles.row}>
          {billing.isOpen &&
            !isPaying &&
            billing.tiers.map((one) => (
              <Button
                key={one}
                look={one === 'PRO' ? 'brand' : 'plain'}
                busy={paying.isBusy}
                onClick={() => paying.buy(one)}
              >
                {words.buy(terms.tier[one])}
              </Button>
            ))}
          {billing.isOpen && paid && (
            <Button busy={paying.isBusy} onClick={paying.openPortal}>
              {words.portal}
            </Button>
          )}
          {isPaying &&
            (paid.cancelAtPeriodEnd ? (
              <Button onClick={paying.resume}>{words.resume}</Button>
            ) : (
              <Button onClick={() => setAsking(true)}>{words.cancel}</Button>
            ))}
        </div>
        {isAsking && (
          <Confirm
            title={words.cancelTitle}
            text={words.cancelText}
            act={words.cancel}
            isDanger
            onConfirm={paying.cancel}
            onClose={() => setAsking(false)}
          />
        )}
      </Card>
    </>
  )
}

/** What somebody pays, and for what. */
export function BillingPage() {
  const words = useBillingWords()
  const { data, error, refetch } = useQuery(billingReading)
  return (
    <Page title={words.title}>
      {!data &&
        (error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={3} height={56} />)}
      {data && <Plan {...data} />}
      {data?.mySubscription && data.billing.isOpen && <Invoices />}
    </Page>
  )
}
