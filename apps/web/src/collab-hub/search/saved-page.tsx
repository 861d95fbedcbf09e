import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { oneOf, To, useAsked } from '../../shell/nav.tsx'
import { RoleRows } from '../roles/role-rows.tsx'
import { StartupCards } from '../startups/startup-card.tsx'
import { DeleteSavedSearch, type SavedSearchesData } from './saved.operations.ts'
import s from './search.module.css'
import { SAVED, savedListing, searchesListing } from './use-saved.ts'
import { useSearchWords } from './words/index.ts'

const LISTS = ['startups', 'roles', 'searches'] as const

function Startups() {
  const words = useSearchWords()
  const list = useListing(savedListing('STARTUP'))
  const items = list.items?.flatMap(({ startup }) => (startup ? [startup] : []))
  return (
    <Listing
      list={{ ...list, items }}
      height={140}
      empty={
        <Empty
          title={words.noStartups}
          text={words.noneText}
          action={
            <To to="/startups" className={buttonClass('plain')}>
              {words.browseStartups}
            </To>
          }
        />
      }
    >
      {(shown) => <StartupCards startups={shown} />}
    </Listing>
  )
}

function Roles() {
  const words = useSearchWords()
  const list = useListing(savedListing('ROLE'))
  const items = list.items?.flatMap(({ role }) => (role ? [role] : []))
  return (
    <Listing
      list={{ ...list, items }}
      height={72}
      empty={
        <Empty
          title={words.noRoles}
          text={words.noneText}
          action={
            <To to="/roles" className={buttonClass('plain')}>
              {words.browseRoles}
            </To>
          }
        />
      }
    >
      {(shown) => <RoleRows roles={shown} />}
    </Listing>
  )
}

type Saved = SavedSearchesData['savedSearches']['items'][number]

const PLACES = { STARTUP: '/startups', ROLE: '/roles', TALENT: '/talent' } as const

/** The address that asks for the same. */
const askedBy = (search: Saved) => ({
  q: search.text ?? undefined,
  industry: search.industry?.[0],
  stage: search.stage?.[0],
  location: search.location?.[0],
  tags: search.tags?.[0],
  skills: search.skills?.[0],
  type: search.type?.[0],
  hiring: search.hiring ? 'yes' : undefined,
})

function Searches() {
  const words = useSearchWords()
  const list = useListing(searchesListing)
  const remove = useAct(DeleteSavedSearch, { touches: [SAVED] })
  return (
    <Listing
      list={list}
      height={48}
      empty={<Empty title={words.noSearches} text={words.noSearchText} />}
    >
      {(shown) => (
        <ul className={s.rows}>
          {shown.map((search) => (
            <li key={search.id} className={s.row}>
              <div className={s.what}>
                <strong>{search.name}</strong>
                <p className={pageStyles.note}>{words.of[search.of]}</p>
              </div>
              <To
                to={PLACES[search.of]}
                asked={askedBy(search)}
                className={buttonClass('plain', true)}
              >
                {words.open}
              </To>
              <Button
                small
                look="quiet"
                onClick={() => remove.mutate({ id: search.id, requestId: newRequestId() })}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Listing>
  )
}

/** What somebody wants to come back to. */
export function SavedPage() {
  const words = useSearchWords()
  const shown = oneOf(LISTS, useAsked()['list']) ?? 'startups'
  return (
    <Page
      title={words.title}
      bar={
        <Segments label={words.title}>
          {LISTS.map((list) => (
            <To key={list} to="/saved" asked={{ list }} isCurrent={list === shown}>
              {words[list]}
            </To>
          ))}
        </Segments>
      }
    >
      {shown === 'startups' && <Startups />}
      {shown === 'roles' && <Roles />}
      {shown === 'searches' && <Searches />}
    </Page>
  )
}
