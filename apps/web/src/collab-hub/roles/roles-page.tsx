import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Page } from '../kit/page.tsx'
import { useAsked, useGo } from '../../shell/nav.tsx'
import { SaveSearch } from '../search/save-search.tsx'
import { SearchBar } from '../search/search-bar.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { roleSearch, rolesFound, useSearch } from '../search/use-search.ts'
import { useSearchWords } from '../search/words/index.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { RoleRows } from './role-rows.tsx'
import { useRolesWords } from './words/index.ts'

const HERE = '/roles'

export function NoRoles() {
  const words = useRolesWords()
  return <Empty title={words.noneTitle} text={words.noneText} />
}

/** Everything that one can apply for, by words and by kind; what is asked for is in the address. */
export function RolesPage() {
  const words = useRolesWords()
  const search = useSearchWords()
  const terms = useTermsWords()
  const go = useGo()
  const given = roleSearch(useAsked())
  const found = useSearch(rolesFound(given))
  const snippets = new Map(found.items?.map(({ role, snippet }) => [role.id, snippet]))
  return (
    <Page
      title={words.title}
      actions={<SaveSearch of="ROLE" given={given} />}
      bar={
        <SearchBar
          here={HERE}
          label={words.filter}
          counts={found.counts}
          facets={['type', 'skills']}
          nameOf={(facet, value) =>
            facet === 'type' ? terms.roleType[value as keyof typeof terms.roleType] : value
          }
        />
      }
    >
      <Listing
        list={{ ...found, items: found.items?.map(({ role }) => role) }}
        height={72}
        empty={
          Object.keys(given).length > 0 ? (
            <Empty
              title={search.noMatch}
              text={search.noMatchText}
              action={<Button onClick={() => go(HERE)}>{search.clear}</Button>}
            />
          ) : (
            <NoRoles />
          )
        }
      >
        {(shown) => (
          <RoleRows
            roles={shown}
            noteOf={({ id }) => {
              const snippet = snippets.get(id)
              return snippet && <Snippet {...snippet} />
            }}
          />
        )}
      </Listing>
    </Page>
  )
}
