import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type ListState, useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import { OwnTags } from '../tags/own-tags.tsx'
import { useForOwnTags } from '../tags/use-for-own-tags.ts'
import { useMe } from '../users/me.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferForm } from './offer-form.tsx'
import { type OfferFields, OffersByTag } from './offers.operations.ts'
import s from './offers-page.module.css'
import { myOffersListing, offersByTagListing, offersOfCompanyListing } from './readings.ts'
import { useOffersWords } from './words/index.ts'

function Offers({
  list,
  isMine,
}: {
  readonly list: ListState<OfferFields>
  readonly isMine?: boolean
}) {
  const words = useOffersWords()
  const empty = isMine ? (
    <Empty title={words.noneMine} text={words.noneMineText} />
  ) : (
    <Empty title={words.none} text={words.noneText} />
  )
  return (
    <Listing list={list} height={120} empty={empty}>
      {(items) => (
        <ul className={s.grid}>
          {items.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </Listing>
  )
}

export const TaggedOffers = ({ tag }: { readonly tag: string }) => (
  <Offers list={useListing(offersByTagListing(tag))} />
)
const OffersOfCompany = ({ company }: { readonly company: string }) => (
  <Offers list={useListing(offersOfCompanyListing(company))} />
)
const MyOffers = () => <Offers isMine list={useListing(myOffersListing)} />

/** Before somebody looks for anything: what fits what they care about. */
function OffersForMe() {
  const words = useOffersWords()
  const { items } = useForOwnTags(OffersByTag, ({ offersByTag }) => offersByTag.items)
  return (
    <>
      <OwnTags part="offers" />
      {items.length === 0 ? (
        <Empty title={words.begin} text={words.beginText} />
      ) : (
        <ul className={s.grid}>
          {items.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </>
  )
}

type By = 'tag' | 'company'

/** Each way of finding has a form of its own, so that the address says what is shown. */
function Finder({ by, value }: { readonly by: By; readonly value: string | undefined }) {
  const words = useOffersWords()
  const navigate = useNavigate()
  const find = (given: string) => {
    const word = given.trim().replace(/^#/, '')
    const search = by === 'tag' ? { tag: word.toLowerCase() } : { company: word }
    if (word) void navigate({ to: '/offers', search })
  }
  return (
    <form
      role="search"
      className={s.find}
      onSubmit={(event) => {
        event.preventDefault()
        find(String(new FormData(event.currentTarget).get('word') ?? ''))
      }}
    >
      <input
        key={`${by} ${value}`}
        name="word"
        className={fieldStyles.input}
        defaultValue={value}
        placeholder={by === 'tag' ? words.tagPlaceholder : words.companyPlaceholder}
        aria-label={words[by]}
        maxLength={64}
        autoCapitalize="none"
      />
      <Button type="submit" icon="search">
        {words.find}
      </Button>
    </form>
  )
}

/** What partners have to offer, by topic or company; partners publish theirs here. */
export function OffersPage() {
  const words = useOffersWords()
  const { tag, company, by: chosen } = useSearch({ from: '/app/offers' })
  const by = company === undefined ? (chosen ?? 'tag') : 'company'
  const [isPublishing, setPublishing] = useState(false)
  const isPartner = useMe()?.roles.includes('partner') === true
  const ways = (['tag', 'company', 'mine'] as const).filter((name) => name !== 'mine' || isPartner)
  return (
    <div className={s.page}>
      <header className={s.head}>
        <div>
          <Title>{words.title}</Title>
          <p className={s.lead}>{words.lead}</p>
        </div>
        {isPartner && (
          <Button look="brand" icon="plus" onClick={() => setPublishing(true)}>
            {words.publish}
          </Button>
        )}
      </header>
      <Segments label={words.title}>
        {ways.map((name) => (
          <Link
            key={name}
            to="/offers"
            search={name === 'tag' ? {} : { by: name }}
            replace
            aria-current={by === name ? 'page' : undefined}
            activeOptions={{ exact: true }}
          >
            {words.by[name]}
          </Link>
        ))}
      </Segments>
      {by !== 'mine' && <Finder by={by} value={by === 'tag' ? tag : company} />}
      {by === 'mine' && <MyOffers />}
      {by === 'tag' && tag !== undefined && <TaggedOffers tag={tag} />}
      {by === 'company' && company !== undefined && <OffersOfCompany company={company} />}
      {by !== 'mine' && (by === 'tag' ? tag : company) === undefined && <OffersForMe />}
      {isPublishing && <OfferForm onClose={() => setPublishing(false)} />}
    </div>
  )
}
