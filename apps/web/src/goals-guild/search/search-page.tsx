import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useListing } from '../../api/listing.ts'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Title } from '../../ui/title.tsx'
import { isMeant } from '../../ui/meant.ts'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { GoalCard } from '../goals/goal-card.tsx'
import { GroupCard, GroupGrid } from '../groups/group-card.tsx'
import { groupsByTagListing } from '../groups/readings.ts'
import { OfferCard } from '../offers/offer-card.tsx'
import { offersByTagListing } from '../offers/readings.ts'
import { tagIn } from '../palette/choices.ts'
import { matchingReading, useOwnThings } from '../palette/use-choices.ts'
import { OwnTags } from '../tags/own-tags.tsx'
import { goalsByTagListing } from '../tags/readings.ts'
import type { TagPart } from '../tags/tag-parts.ts'
import { useTagsWords } from '../tags/words/index.ts'
import s from './search-page.module.css'
import { useSearchWords } from './words/index.ts'

const SHOWN_MAX = 6

function People({ prefix }: { readonly prefix: string }) {
  const words = useSearchWords()
  const { data, error, refetch } = useQuery(matchingReading(prefix))
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  return (
    <Card title={words.people}>
      {!data && <Skeleton lines={3} height={44} />}
      {data?.peopleMatching.length === 0 && (
        <p className={cardStyles.note}>{words.nobody(prefix)}</p>
      )}
      <PersonRows>
        {data?.peopleMatching.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </PersonRows>
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

/** People by the beginning of their name, public things by a topic. */
export function SearchPage() {
  const words = useSearchWords()
  const navigate = useNavigate()
  const { q = '' } = useSearch({ from: '/app/search' })
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
          void navigate({ to: '/search', search: value ? { q: value } : {}, replace: true })
        }
      />
      {prefix.length < 2 && (
        <>
          <OwnTags part="goals" />
          <Empty title={words.begin} text={words.beginText} />
        </>
      )}
      {prefix.length >= 2 && <OwnThings written={written} />}
      {prefix.length >= 2 && !written.startsWith('#') && <People prefix={prefix} />}
      {prefix.length >= 2 && tag !== undefined && <Tagged key={tag} tag={tag} />}
    </div>
  )
}
