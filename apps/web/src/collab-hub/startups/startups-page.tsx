import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Page } from '../kit/page.tsx'
import { To, useAsked, useGo } from '../../shell/nav.tsx'
import { SaveSearch } from '../search/save-search.tsx'
import { SearchBar, useNarrow } from '../search/search-bar.tsx'
import { Snippet } from '../../ui/snippet.tsx'
import { startupSearch, startupsFound, useSearch } from '../search/use-search.ts'
import { useSearchWords } from '../search/words/index.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { useMe } from '../users/me.ts'
import { startupsListing } from './readings.ts'
import { StartupCards } from './startup-card.tsx'
import { useStartupsWords } from './words/index.ts'

const HERE = '/startups'

export function NoStartups() {
  const words = useStartupsWords()
  return <Empty title={words.noneTitle} text={words.noneText} />
}

/** Only investors and admins have a second list. */
function Lists({ isForInvestors }: { readonly isForInvestors: boolean }) {
  const words = useStartupsWords()
  const me = useMe()
  if (me?.role !== 'INVESTOR' && me?.role !== 'ADMIN') return null
  return (
    <Segments label={words.show}>
      <To to={HERE} isCurrent={!isForInvestors}>
        {words.all}
      </To>
      <To to={HERE} asked={{ list: 'investors' }} isCurrent={isForInvestors}>
        {words.investors}
      </To>
    </Segments>
  )
}

/** Those that only investors find, the newest first. */
function ForInvestors() {
  const words = useStartupsWords()
  const list = useListing(startupsListing('INVESTORS_ONLY'))
  return (
    <Page title={words.title} aside={<Lists isForInvestors />} isWide>
      <Listing list={list} height={150} empty={<NoStartups />}>
        {(shown) => <StartupCards startups={shown} />}
      </Listing>
    </Page>
  )
}

function Found() {
  const words = useStartupsWords()
  const search = useSearchWords()
  const terms = useTermsWords()
  const go = useGo()
  const asked = useAsked()
  const narrow = useNarrow(HERE)
  const given = startupSearch(asked)
  const found = useSearch(startupsFound(given))
  const snippets = new Map(found.items?.map(({ startup, snippet }) => [startup.id, snippet]))
  const isNarrowed = Object.keys(given).length > 0
  return (
    <Page
      title={words.title}
      aside={<Lists isForInvestors={false} />}
      actions={<SaveSearch of="STARTUP" given={given} />}
      bar={
        <SearchBar
          here={HERE}
          label={words.filter}
          counts={found.counts}
          facets={['industry', 'stage', 'location', 'tags']}
          nameOf={(facet, value) =>
            facet === 'stage' ? terms.stage[value as keyof typeof terms.stage] : value
          }
        >
          <Button
            small
            aria-pressed={asked['hiring'] !== undefined}
            icon={asked['hiring'] ? 'check' : 'plus'}
            onClick={() => narrow({ hiring: asked['hiring'] ? undefined : 'yes' })}
          >
            {search.hiring}
          </Button>
        </SearchBar>
      }
      isWide
    >
      <Listing
        list={{ ...found, items: found.items?.map(({ startup }) => startup) }}
        height={150}
        empty={
          isNarrowed ? (
            <Empty
              title={search.noMatch}
              text={search.noMatchText}
              action={<Button onClick={() => go(HERE)}>{search.clear}</Button>}
            />
          ) : (
            <NoStartups />
          )
        }
      >
        {(shown) => (
          <StartupCards
            startups={shown}
            noteOf={({ id, tagline }) => {
              const snippet = snippets.get(id)
              // The card says it already.
              return snippet && !tagline.includes(snippet.text) && <Snippet {...snippet} />
            }}
          />
        )}
      </Listing>
    </Page>
  )
}

/** Everything that can be browsed, by words and by kind; what is asked for is in the address. */
export const StartupsPage = () =>
  useAsked()['list'] === 'investors' ? <ForInvestors /> : <Found />
