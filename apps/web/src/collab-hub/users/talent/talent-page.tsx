import { useEffect, useState } from 'react'
import { listing, useListing } from '../../../api/listing.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Listing } from '../../../ui/listing.tsx'
import { Chips } from '../../kit/chips.tsx'
import { FilterField } from '../../kit/filters.tsx'
import { Page } from '../../kit/page.tsx'
import { To, useAsked, useGo } from '../../nav.tsx'
import { nameOf, personOf } from '../person.tsx'
import type { HubUser } from '../users.operations.ts'
import { Talents } from './talent.operations.ts'
import s from './talent-page.module.css'
import { useTalentWords } from './words/index.ts'

const PAUSE_MS = 250

const talentsListing = (skill: string | undefined) =>
  listing(['hub', 'talents', skill ?? ''], Talents, {
    variables: skill === undefined ? {} : { skill },
    pageOf: ({ talents }) => talents,
  })

function Row({ user }: { readonly user: HubUser }) {
  const words = useTalentWords()
  return (
    <li className={s.row}>
      <Avatar person={personOf(user)} size={40} />
      <div className={s.who}>
        <To to={`/talent/${user.id}`} className={s.name}>
          {nameOf(user)}
        </To>
        {user.bio && <p className={s.bio}>{user.bio}</p>}
        <Chips label={words.skills} items={user.skills} />
      </div>
    </li>
  )
}

/** Who can be asked to join, by what they can do. */
export function TalentPage() {
  const words = useTalentWords()
  const go = useGo()
  const { skill } = useAsked()
  const [text, setText] = useState(skill ?? '')
  useEffect(() => {
    const wanted = text.trim() || undefined
    if (wanted === skill) return
    const timer = setTimeout(
      () => go('/talent', { asked: { skill: wanted }, replace: true }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [text, skill, go])
  const list = useListing(talentsListing(skill))
  return (
    <Page
      title={words.title}
      bar={<FilterField label={words.skill} value={text} onChange={setText} />}
    >
      <Listing
        list={list}
        height={84}
        empty={
          skill === undefined ? (
            <Empty title={words.noneTitle} text={words.noneText} />
          ) : (
            <Empty title={words.noMatch(skill)} text={words.noMatchText} />
          )
        }
      >
        {(items) => (
          <ul className={s.rows}>
            {items.map((user) => (
              <Row key={user.id} user={user} />
            ))}
          </ul>
        )}
      </Listing>
    </Page>
  )
}
