import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { OfferCard } from './offer-card.tsx'
import s from './offers-page.module.css'
import { offerReading } from './readings.ts'
import { useOffersWords } from './words/index.ts'

export function OfferPage() {
  const { offerId } = useParams({ from: '/app/offers/$offerId' })
  const words = useOffersWords()
  const common = useCommon()
  const { data, error, refetch } = useQuery(offerReading(offerId))
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <Empty isPage title={common.missing} text={common.missingText} />
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  return (
    <div className={`${s.page} ${s.narrow}`}>
      <BackLink to="/offers">{words.title}</BackLink>
      <Title className="hidden-text">{data?.offer.title ?? words.title}</Title>
      {data ? (
        <ul>
          <OfferCard offer={data.offer} />
        </ul>
      ) : (
        <Skeleton lines={4} height={40} />
      )}
    </div>
  )
}
