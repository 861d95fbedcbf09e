import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { isMeant } from '../../ui/meant.ts'
import { GoalCard } from '../goals/goal-card.tsx'
import { GroupCard, GroupGrid } from '../groups/group-card.tsx'
import { groupsByTagListing } from '../groups/readings.ts'
import { OfferCard } from '../offers/offer-card.tsx'
import { offersByTagListing } from '../offers/readings.ts'
import { tagIn } from '../palette/choices.ts'
import { useOwnThings } from '../palette/use-choices.ts'
import { usePaletteWords } from '../palette/words/index.ts'
import { OwnTags } from '../tags/own-tags.tsx'
import { goalsByTagListing } from '../tags/readings.ts'
import type { TagPart } from '../tags/tag-parts.ts'
import { useTagsWords } from '../tags/words/index.ts'
import { HIT_KINDS, type HitKind } from './hit-kinds.ts'
import { hitsListing, placeOf, TEXT_MIN } from './hits.ts'
import s from './search-page.module.css'
import { useSearchWords } from './words/index.ts'

const SHOWN_MAX = 6

/** What of others the words are found in, wherever they stand. */
function Found({ text, kind }: { readonly text: string; readonly kind: HitKind | undefined }) {
  const words = useSearchWords()
  const kinds = usePaletteWords().kinds
  const list = useListing(hitsListing(text, kind))
  return (
    <Card title={words.found}>
      <Segments label={words.kinds}>
        {[undefined, ...HIT_KINDS].map((one) => (
          <Link
            key={one ?? 'all'}
            to="/search"
            search={{ q: text, ...(one && { kind: one }) }}
            replace
            aria-current={one === kind ? 'page' : undefined}
          >
            {one === undefined ? words.everything : words.parts[one]}
          </Link>
        ))}
      </Segments>
      <Listing
        list={list}
        height={60}
        empty={<p className={cardStyles.note}>{words.none(text)}</p>}
      >
        {(hits) => (
          <ul className={s.hits}>
            {hits.map((hit) => {
              const place = placeOf(hit)
              return (
                place && (
                  <li key={place.id}>
                    <Link to={place.to}>
                      {hit.person ? (
                        <Avatar person={hit.person} size={36} />
                      ) : (
                        <Icon name={place.icon} size={20} />
                      )}
                      <div>
                        <strong>{place.name}</strong>
                        <Snippet {...hit.snippet} />
                      </div>
                      <small>{hit.person ? `@${hit.person.nickname}` : kinds[hit.kind]}</small>
                    </Link>
                  </li>
                )
              )
            })}
          </ul>
        )}
      </Listing>
    </Card>
  )
}

/** One's own goals, quests, groups and rooms, by what they are called. */
function OwnThings({ written }: { readonly written: string }) {
  const words = useSearchWords()
  const things = useOwnThings(useNavigate()).filter(({ text }) => isMeant(text, written))
  if (things.length === 0) return null
  return (
    <Card title={words.own}>
      <ul className={s.things}>
        {things.slice(0, SHOWN_MAX).map(({ id, icon, text, note, run }) => (
          <li key={id}>
            <button type="button" onClick={run}>
              <Icon name={icon} size={20} />
              <strong>{text}</strong>
              <small>{note}</small>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface SectionProps {
  readonly tag: string
  readonly part: TagPart
  readonly count: number
  readonly children: ReactNode
}

function Section({ tag, part, count, children }: SectionProps) {
  const words = useSearchWords()
  const tags = useTagsWords()
  if (count === 0) return null
  return (
    <section className={s.section}>
      <header>
        <h3>{tags.parts[part]}</h3>
        <Link to="/tags/$tag" params={{ tag }} search={{ part }}>
          {words.all}
        </Link>
      </header>
      {children}
    </section>
  )
}

/** A few of each kind; the page of the tag has all. */
function Tagged({ tag }: { readonly tag: string }) {
  const words = useSearchWords()
  const lists = [
    useListing(goalsByTagListing(tag)),
    useListing(groupsByTagListing(tag)),
    useListing(offersByTagListing(tag)),
  ] as const
  const [goals, groups, offers] = lists
  const broken = lists.find(({ error }) => error !== null)
  const first = <Item,>(items: readonly Item[] | undefined) => items?.slice(0, SHOWN_MAX) ?? []
  const isKnown = lists.every(({ items }) => items !== undefined)
  const isEmpty = isKnown && lists.every(({ items }) => items?.length === 0)
  return (
    <section className={s.tagged} aria-labelledby="tagged">
      <h2 id="tagged">{words.topic(tag)}</h2>
      {broken && <Trouble onRetry={broken.retry} />}
      {!isKnown && !broken && <Skeleton lines={4} height={60} />}
      {isEmpty && <p className={cardStyles.note}>{words.nothing(tag)}</p>}
      <Section tag={tag} part="goals" count={goals.items?.length ?? 0}>
        <div className={s.grid}>
          {first(goals.items).map((goal) => (
            <GoalCard key={goal.id} goal={goal} />
          ))}
        </div>
      </Section>
      <Section tag={tag} part="groups" count={groups.items?.length ?? 0}>
        <GroupGrid>
          {first(groups.items).map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
        </GroupGrid>
      </Section>
      <Section tag={tag} part="offers" count={offers.items?.length ?? 0}>
        <ul className={s.grid}>
          {first(offers.items).map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      </Section>
    </section>
  )
}

/** One's own by their names, everything else by its words; what has a topic by that. */
export function SearchPage() {
  const words = useSearchWords()
  const navigate = useNavigate()
  const { q = '', kind } = useSearch({ from: '/app/search' })
  const written = useDeferredValue(q.trim())
  const prefix = written.replace(/^@/, '')
  const tag = tagIn(written)
  return (
    <div className={s.page}>
      <Title>{words.title}</Title>
      <input
        type="search"
        className={fieldStyles.input}
        placeholder={words.placeholder}
        aria-label={words.placeholder}
        value={q}
        maxLength={80}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) =>
          void navigate({
            to: '/search',
            search: value ? { q: value, ...(kind && { kind }) } : {},
            replace: true,
          })
        }
      />
      {prefix.length < TEXT_MIN && (
        <>
          <OwnTags part="goals" />
          <Empty title={words.begin} text={words.beginText} />
        </>
      )}
      {prefix.length >= TEXT_MIN && <OwnThings written={written} />}
      {prefix.length >= TEXT_MIN && !written.startsWith('#') && <Found text={prefix} kind={kind} />}
      {prefix.length >= TEXT_MIN && tag !== undefined && <Tagged key={tag} tag={tag} />}
    </div>
  )
}
