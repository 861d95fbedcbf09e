import { Link, useSearch } from '@tanstack/react-router'
import { type ListState, useListing } from '../../api/listing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import type { ThreadFields } from './assistance.operations.ts'
import s from './help-page.module.css'
import {
  askedListing,
  HELP_LISTS,
  type HelpList,
  helpingListing,
  type ThreadStatus,
} from './readings.ts'
import { ThreadRow } from './thread-row.tsx'
import { useAssistanceWords } from './words/index.ts'

interface Shown {
  readonly list: HelpList
  readonly status: ThreadStatus
}

/** What one sees first has the shortest address. */
const searchOf = ({ list, status }: Shown) => ({
  ...(list === 'helping' && { list }),
  ...(status === 'closed' && { status }),
})

function Nothing({ list, status }: Shown) {
  const words = useAssistanceWords()
  const { title, text } = words.none[list][status]
  const action =
    list === 'asked' ? (
      <Link to="/goals" className={buttonClass('brand')}>
        {words.toGoals}
      </Link>
    ) : (
      <Link to="/people" className={buttonClass('brand')}>
        {words.toPeople}
      </Link>
    )
  return <Empty title={title} text={text} action={status === 'open' ? action : undefined} />
}

function Threads({ threads, ...shown }: Shown & { readonly threads: ListState<ThreadFields> }) {
  return (
    <Listing list={threads} height={64} empty={<Nothing {...shown} />}>
      {(items) => (
        <ul>
          {items.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </Listing>
  )
}

const Asked = ({ status }: Pick<Shown, 'status'>) => (
  <Threads list="asked" status={status} threads={useListing(askedListing(status))} />
)
const Helping = ({ status }: Pick<Shown, 'status'>) => (
  <Threads list="helping" status={status} threads={useListing(helpingListing(status))} />
)

/** Where one asks, and where one helps. */
export function HelpPage() {
  const words = useAssistanceWords()
  const { list = 'asked', status = 'open' } = useSearch({ from: '/app/help' })
  return (
    <div className={s.page}>
      <header>
        <Title>{words.title}</Title>
        <p className={s.lead}>{words.lead}</p>
      </header>
      <div className={s.bar}>
        <Segments label={words.title}>
          {HELP_LISTS.map((name) => (
            <Link
              key={name}
              to="/help"
              search={searchOf({ list: name, status })}
              replace
              aria-current={list === name ? 'page' : undefined}
              activeOptions={{ exact: true }}
            >
              {words.lists[name]}
            </Link>
          ))}
        </Segments>
        <Segments label={words.which}>
          {(['open', 'closed'] as const).map((name) => (
            <Link
              key={name}
              to="/help"
              search={searchOf({ list, status: name })}
              replace
              aria-current={status === name ? 'page' : undefined}
              activeOptions={{ exact: true }}
            >
              {words.status[name]}
            </Link>
          ))}
        </Segments>
      </div>
      <Card label={words.lists[list]}>
        {list === 'asked' ? <Asked status={status} /> : <Helping status={status} />}
      </Card>
    </div>
  )
}
