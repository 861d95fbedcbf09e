import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { isMeant } from '../../ui/meant.ts'
import { Segments } from '../../ui/segments.tsx'
import { FilterField, FilterSelect } from '../kit/filters.tsx'
import { Page } from '../kit/page.tsx'
import { oneOf, To, useAsked, useGo } from '../nav.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { useMe } from '../users/me.ts'
import { startupsListing } from './readings.ts'
import { StartupCards } from './startup-card.tsx'
import type { StartupCard } from './startups.operations.ts'
import { useStartupsWords } from './words/index.ts'

export const STAGES = ['IDEA', 'MVP', 'GROWTH', 'SCALE'] as const

export function NoStartups() {
  const words = useStartupsWords()
  return <Empty title={words.noneTitle} text={words.noneText} />
}

const textOf = ({ name, industry, location, tagline, tags }: StartupCard) =>
  [name, industry, location, tagline, ...tags].join(' ')

/** Only investors and admins have a second list. */
function Lists({ shown }: { readonly shown: string }) {
  const words = useStartupsWords()
  const me = useMe()
  if (me?.role !== 'INVESTOR' && me?.role !== 'ADMIN') return null
  return (
    <Segments label={words.show}>
      <To to="/startups" isCurrent={shown === 'PUBLIC'}>
        {words.public}
      </To>
      <To to="/startups" asked={{ list: 'INVESTORS_ONLY' }} isCurrent={shown === 'INVESTORS_ONLY'}>
        {words.investors}
      </To>
    </Segments>
  )
}

/** Everything that can be browsed, narrowed by what is in the address. */
export function StartupsPage() {
  const words = useStartupsWords()
  const terms = useTermsWords()
  const go = useGo()
  const asked = useAsked()
  const { q = '' } = asked
  const list = oneOf(['PUBLIC', 'INVESTORS_ONLY'] as const, asked['list']) ?? 'PUBLIC'
  const stage = oneOf(STAGES, asked['stage'])
  const all = useListing(startupsListing(list))
  const items = all.items?.filter(
    (startup) => (!stage || startup.stage === stage) && isMeant(textOf(startup), q),
  )
  const isNarrowed = q !== '' || stage !== undefined
  const narrow = (more: Record<string, string | undefined>) =>
    go('/startups', { asked: { ...asked, ...more }, replace: true })
  return (
    <Page
      title={words.title}
      aside={<Lists shown={list} />}
      bar={
        <>
          <FilterField
            label={words.filter}
            value={q}
            onChange={(text) => narrow({ q: text || undefined })}
          />
          <FilterSelect
            label={words.stage}
            none={words.anyStage}
            value={stage}
            choices={STAGES.map((one) => [one, terms.stage[one]])}
            onChange={(one) => narrow({ stage: one })}
          />
        </>
      }
      isWide
    >
      <Listing
        list={{ ...all, items }}
        height={150}
        empty={
          isNarrowed ? (
            <Empty
              title={words.noMatch}
              text={words.noMatchText}
              action={
                <Button onClick={() => go('/startups', { asked: { list: asked['list'] } })}>
                  {words.clear}
                </Button>
              }
            />
          ) : (
            <NoStartups />
          )
        }
      >
        {(shown) => <StartupCards startups={shown} />}
      </Listing>
    </Page>
  )
}
