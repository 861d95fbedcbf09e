import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useListing } from '../../api/listing.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import { FollowButton } from '../follows/follow-button.tsx'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { GoalCard } from '../goals/goal-card.tsx'
import { GroupCard, GroupGrid } from '../groups/group-card.tsx'
import { groupsByTagListing } from '../groups/readings.ts'
import { TaggedOffers } from '../offers/offers-page.tsx'
import { goalsByTagListing, peopleByTagListing } from './readings.ts'
import s from './tag-page.module.css'
import { TAG_PARTS, type TagPart } from './tag-parts.ts'
import { useTagsWords } from './words/index.ts'

interface OfTag {
  readonly tag: string
}

function Nothing({ tag, part }: OfTag & { readonly part: TagPart }) {
  const words = useTagsWords()
  return <Empty title={words.none[part]} text={words.noneText(tag)} />
}

function People({ tag }: OfTag) {
  const list = useListing(peopleByTagListing(tag))
  return (
    <Card>
      <Listing list={list} empty={<Nothing tag={tag} part="people" />}>
        {(people) => (
          <PersonRows>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                actions={<FollowButton small person={person} />}
              />
            ))}
          </PersonRows>
        )}
      </Listing>
    </Card>
  )
}

function Goals({ tag }: OfTag) {
  const list = useListing(goalsByTagListing(tag))
  return (
    <Listing list={list} empty={<Nothing tag={tag} part="goals" />} height={90}>
      {(goals) => (
        <div className={s.grid}>
          {goals.map((goal) => (
            <GoalCard key={goal.id} goal={goal} />
          ))}
        </div>
      )}
    </Listing>
  )
}

function Groups({ tag }: OfTag) {
  const list = useListing(groupsByTagListing(tag))
  return (
    <Listing list={list} empty={<Nothing tag={tag} part="groups" />} height={90}>
      {(groups) => (
        <GroupGrid>
          {groups.map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
        </GroupGrid>
      )}
    </Listing>
  )
}

const SHOWN: Readonly<Record<TagPart, ComponentType<OfTag>>> = {
  people: People,
  goals: Goals,
  groups: Groups,
  offers: TaggedOffers,
}

/** Who and what has a word in common. */
export function TagPage() {
  const words = useTagsWords()
  const { tag } = useParams({ from: '/app/tags/$tag' })
  const { part = 'people' } = useSearch({ from: '/app/tags/$tag' })
  const Shown = SHOWN[part]
  return (
    <div className={s.page}>
      <Title>{`#${tag}`}</Title>
      <Segments label={`#${tag}`}>
        {TAG_PARTS.map((name) => (
          <Link
            key={name}
            to="/tags/$tag"
            params={{ tag }}
            search={{ part: name }}
            replace
            aria-current={part === name ? 'page' : undefined}
            activeOptions={{ exact: true }}
          >
            {words.parts[name]}
          </Link>
        ))}
      </Segments>
      <Shown tag={tag} />
    </div>
  )
}
