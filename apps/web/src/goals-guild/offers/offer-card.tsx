import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Ago } from '../../ui/time.tsx'
import { TagLinks } from '../tags/tag-links.tsx'
import { useMe } from '../users/me.ts'
import s from './offer-card.module.css'
import { OfferForm } from './offer-form.tsx'
import { CloseOffer, DeleteOffer, type OfferFields, ReopenOffer } from './offers.operations.ts'
import { OFFERS } from './readings.ts'
import { useOffersWords } from './words/index.ts'

interface OfOffer {
  readonly offer: OfferFields
}

/** For who has published it. */
function OfferMenu({ offer }: OfOffer) {
  const words = useOffersWords()
  const [asked, setAsked] = useState<'edit' | 'remove'>()
  const touches = [OFFERS]
  const close = useAct(CloseOffer, {
    touches,
    optimistic: () => mergeEntity({ id: offer.id, status: 'closed' }),
  })
  const reopen = useAct(ReopenOffer, {
    touches,
    optimistic: () => mergeEntity({ id: offer.id, status: 'open' }),
  })
  const remove = useAct(DeleteOffer, { touches })
  const intent = () => ({ offerId: offer.id, requestId: newRequestId() })
  const isOpen = offer.status === 'open'
  return (
    <>
      <Menu
        label={words.actions}
        trigger={<Icon name="more" />}
        entries={[
          { icon: 'pen', text: words.edit, onSelect: () => setAsked('edit') },
          {
            icon: isOpen ? 'box' : 'retry',
            text: isOpen ? words.close : words.reopen,
            onSelect: () => (isOpen ? close : reopen).mutate(intent()),
          },
          {
            icon: 'trash',
            text: words.remove,
            isDanger: true,
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      {asked === 'edit' && <OfferForm offer={offer} onClose={() => setAsked(undefined)} />}
      {asked === 'remove' && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate(intent())}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

export function OfferCard({ offer }: OfOffer) {
  const words = useOffersWords()
  const me = useMe()
  const { companyId, title, description, status, tags, createdAt, publisher } = offer
  const isMine = publisher !== null && publisher.id === me?.id
  return (
    <li className={s.card}>
      <header className={s.head}>
        <Link to="/offers" search={{ company: companyId }} className={s.company}>
          {companyId}
        </Link>
        {status === 'closed' && <span className={s.closed}>{words.status.closed}</span>}
        {isMine && <OfferMenu offer={offer} />}
      </header>
      <h2 className={s.title}>
        <Link to="/offers/$offerId" params={{ offerId: offer.id }}>
          {title}
        </Link>
      </h2>
      {description && (
        <p className={s.text}>
          <RichText text={description} />
        </p>
      )}
      <TagLinks tags={tags} />
      <small className={s.when}>
        {publisher && <>{words.from(publisher.fullName)} · </>}
        <Ago time={createdAt} />
      </small>
    </li>
  )
}
