import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Offer } from './offer.entity.ts'

const idsOf = ({ id, companyId }: Offer) => ({ offerId: id, companyId })

export const offerEvents = (sink: EventSink): Processor =>
  domainEvents(
    Offer,
    [
      {
        name: 'goalsguild.offer.published',
        data: ({ old, new: offer }) =>
          old?.status !== 'open' && offer?.status === 'open' ? idsOf(offer) : undefined,
      },
      {
        name: 'goalsguild.offer.closed',
        data: ({ old, new: offer }) =>
          old?.status === 'open' && offer?.status === 'closed' ? idsOf(offer) : undefined,
      },
      {
        name: 'goalsguild.offer.deleted',
        data: ({ old, new: offer }) => (old && !offer ? idsOf(old) : undefined),
      },
    ],
    sink,
  )
