import type { ReactNode } from 'react'
import { type ListState, useListing } from '../../api/listing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { oneOf, To, useAsked } from '../../shell/nav.tsx'
import { DraftRow } from './draft-row.tsx'
import type { DraftGlance } from './drafts.operations.ts'
import s from './drafts-page.module.css'
import { type DraftStatus, draftsListing, myDraftsListing } from './readings.ts'
import { useDraftsWords } from './words/index.ts'

const VIEWS = ['open', 'mine', 'published'] as const

const New = () => {
  const words = useDraftsWords()
  return (
    <To to="/drafts/new" className={buttonClass('brand')}>
      <Icon name="plus" size={18} /> {words.new}
    </To>
  )
}

interface RowsProps {
  readonly list: ListState<DraftGlance>
  readonly empty: ReactNode
}

const Rows = ({ list, empty }: RowsProps) => (
  <Listing list={list} empty={empty} height={92}>
    {(drafts) => (
      <ul className={s.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </ul>
    )}
  </Listing>
)

const Nothing = () => {
  const words = useDraftsWords()
  return <Empty title={words.noneTitle} text={words.noneText} action={<New />} />
}

interface OfStatusProps {
  readonly status: DraftStatus
  readonly list: ListState<DraftGlance>
}

/** Those of one state, under its name; nothing where there are none. */
function OfStatus({ status, list }: OfStatusProps) {
  const words = useDraftsWords()
  if (list.items?.length === 0 && !list.more) return null
  return (
    <section aria-label={words.states[status]} className={pageStyles.stack}>
      <div className={pageStyles.part}>
        <h2>{words.states[status]}</h2>
        <span className={pageStyles.note}>{words.statesText[status]}</span>
      </div>
      <Rows list={list} empty={null} />
    </section>
  )
}

/** What has to be done with them; all at once, so that nothing jumps. */
function Open() {
  const lists: Readonly<Record<string, ListState<DraftGlance>>> = {
    ready: useListing(draftsListing('ready')),
    processing: useListing(draftsListing('processing')),
    failed: useListing(draftsListing('failed')),
    pending: useListing(draftsListing('pending')),
  }
  const all = Object.values(lists)
  if (all.some(({ items, error }) => !items && !error)) return <Skeleton lines={4} height={92} />
  if (all.every(({ items, more }) => items?.length === 0 && !more)) return <Nothing />
  return Object.entries(lists).map(([status, list]) => (
    <OfStatus key={status} status={status as DraftStatus} list={list} />
  ))
}

const Mine = () => <Rows list={useListing(myDraftsListing)} empty={<Nothing />} />

function Published() {
  const words = useDraftsWords()
  const none = <Empty title={words.nonePublished} text={words.nonePublishedText} />
  return <Rows list={useListing(draftsListing('published'))} empty={none} />
}

const SHOWN = { open: Open, mine: Mine, published: Published }

export function DraftsPage() {
  const words = useDraftsWords()
  const view = oneOf(VIEWS, useAsked()['view']) ?? 'open'
  const Shown = SHOWN[view]
  return (
    <Page title={words.title} lead={words.lead} actions={<New />}>
      <Segments label={words.title}>
        {VIEWS.map((one) => (
          <To
            key={one}
            to="/drafts"
            asked={{ view: one === 'open' ? undefined : one }}
            isCurrent={view === one}
          >
            {words.views[one]}
          </To>
        ))}
      </Segments>
      <Shown />
    </Page>
  )
}
