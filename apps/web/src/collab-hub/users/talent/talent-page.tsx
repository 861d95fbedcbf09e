import { useListing, listing } from '../../../api/listing.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Listing } from '../../../ui/listing.tsx'
import { Chips } from '../../kit/chips.tsx'
import { Page } from '../../kit/page.tsx'
import { To, useAsked, useGo } from '../../../shell/nav.tsx'
import { SaveSearch } from '../../search/save-search.tsx'
import { SearchBar } from '../../search/search-bar.tsx'
import { talentSearch, talentsFound, useSearch } from '../../search/use-search.ts'
import { useSearchWords } from '../../search/words/index.ts'
import { nameOf, personOf } from '../person.tsx'
import type { HubUser } from '../users.operations.ts'
import { Talents } from './talent.operations.ts'
import s from './talent-page.module.css'
import { useTalentWords } from './words/index.ts'

const HERE = '/talent'

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

/** Who can be asked to join: all of them, or by words and by what they can do. */
export function TalentPage() {
  const words = useTalentWords()
  const search = useSearchWords()
  const go = useGo()
  const given = talentSearch(useAsked())
  const isNarrowed = Object.keys(given).length > 0
  const all = useListing({ ...talentsListing, enabled: !isNarrowed })
  const found = useSearch(talentsFound(given))
  const list = isNarrowed ? { ...found, items: found.items?.map(({ user }) => user) } : all
  return (
    <Page
      title={words.title}
      actions={<SaveSearch of="TALENT" given={given} />}
      bar={<SearchBar here={HERE} label={words.skill} counts={found.counts} facets={['skills']} />}
    >
      <Listing
        list={list}
        height={84}
        empty={
          isNarrowed ? (
            <Empty
              title={search.noMatch}
              text={search.noMatchText}
              action={<Button onClick={() => go(HERE)}>{search.clear}</Button>}
            />
          ) : (
            <Empty title={words.noneTitle} text={words.noneText} />
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
