import { Link, useSearch } from '@tanstack/react-router'
import { type ListState, useListing } from '../../api/listing.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import { useMe } from '../users/me.ts'
import { FindPerson } from './find-person.tsx'
import { FollowButton } from './follow-button.tsx'
import type { PersonRowFields } from './follows.operations.ts'
import s from './people-page.module.css'
import { PersonRow, PersonRows } from './person-row.tsx'
import { followersListing, followingListing, mutualListing } from './readings.ts'
import { useFollowsWords } from './words/index.ts'

type List = 'following' | 'followers' | 'mutual'

interface FollowListProps {
  readonly list: ListState<{ readonly since: string; readonly user: PersonRowFields }>
  readonly name: List
}

export function FollowList({ list, name }: FollowListProps) {
  const words = useFollowsWords()
  const { title, text } = words.none[name]
  return (
    <Listing list={list} empty={<Empty title={title} text={text} />}>
      {(items) => (
        <PersonRows>
          {items.map(({ user }) => (
            <PersonRow key={user.id} person={user} actions={<FollowButton small person={user} />} />
          ))}
        </PersonRows>
      )}
    </Listing>
  )
}

const Following = ({ userId }: { readonly userId: string }) => (
  <FollowList name="following" list={useListing(followingListing(userId))} />
)
const Followers = ({ userId }: { readonly userId: string }) => (
  <FollowList name="followers" list={useListing(followersListing(userId))} />
)
const Mutual = () => <FollowList name="mutual" list={useListing(mutualListing)} />

export function PeoplePage() {
  const words = useFollowsWords()
  const me = useMe()
  const { list = 'following' } = useSearch({ from: '/app/people' })
  return (
    <div className={s.page}>
      <Title>{words.title}</Title>
      <Card title={words.findTitle}>
        <p className={s.lead}>{words.findText}</p>
        <FindPerson />
      </Card>
      <Segments label={words.title}>
        {(['following', 'followers', 'mutual'] as const).map((name) => (
          <Link
            key={name}
            to="/people"
            search={name === 'following' ? {} : { list: name }}
            replace
            aria-current={list === name ? 'page' : undefined}
            activeOptions={{ exact: true }}
          >
            {words.lists[name]}
          </Link>
        ))}
      </Segments>
      <Card label={words.lists[list]}>
        {me && list === 'following' && <Following userId={me.id} />}
        {me && list === 'followers' && <Followers userId={me.id} />}
        {list === 'mutual' && <Mutual />}
      </Card>
    </div>
  )
}
