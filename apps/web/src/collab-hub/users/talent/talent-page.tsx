import { listing, useListing } from '../../../api/listing.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Listing } from '../../../ui/listing.tsx'
import { Chips } from '../../kit/chips.tsx'
import { Page } from '../../kit/page.tsx'
import { To } from '../../nav.tsx'
import { nameOf, personOf } from '../person.tsx'
import type { HubUser } from '../users.operations.ts'
import { Talents } from './talent.operations.ts'
import s from './talent-page.module.css'
import { useTalentWords } from './words/index.ts'

const talentsListing = listing(['hub', 'talents'], Talents, {
  variables: {},
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

/** Who can be asked to join, the newest first. */
export function TalentPage() {
  const words = useTalentWords()
  const list = useListing(talentsListing)
  return (
    <Page title={words.title}>
      <Listing
        list={list}
        height={84}
        empty={<Empty title={words.noneTitle} text={words.noneText} />}
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
