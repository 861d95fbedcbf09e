import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { ChainCheck } from '../../audit/chain-check.tsx'
import { useChain } from '../../audit/use-chain.ts'
import { dateValue, formatDay, formatExact, formatTime } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type AuditLogData, CheckAuditChain } from './administration.operations.ts'
import s from './admin.module.css'
import { Finder } from './finder.tsx'
import { Hours } from './hours.tsx'
import { adminProfileReading } from './look-up.ts'
import { auditListing, chainReading } from './readings.ts'
import { useAdminWords } from './words/index.ts'

type Entry = AuditLogData['auditLog']['items'][number]

interface EntryRowProps {
  readonly entry: Entry
  /** All of them are of one day, which is said. */
  readonly isDayKnown: boolean
}

function EntryRow({ entry, isDayKnown }: EntryRowProps) {
  const words = useAdminWords()
  const locale = useLocale()
  return (
    <tr>
      <td>
        <time dateTime={entry.createdAt} title={formatExact(locale, entry.createdAt)}>
          {!isDayKnown && `${formatDay(locale, entry.createdAt)}, `}
          {formatTime(locale, entry.createdAt)}
        </time>
      </td>
      <td title={entry.userId}>{entry.user ? `@${entry.user.nickname}` : entry.userId}</td>
      <td>
        <code>{entry.action}</code>
      </td>
      <td>
        {entry.resourceType} <code>{entry.resourceId}</code>
        {entry.details && <small>{entry.details}</small>}
      </td>
      <td title={entry.agent}>{entry.address}</td>
      <td>
        {entry.isSealed && (
          <span title={words.sealed}>
            <Icon name="lock" size={15} />
            <span className="hidden-text">{words.sealed}</span>
          </span>
        )}
      </td>
    </tr>
  )
}

function Log(asked: { readonly date?: string; readonly userId?: string }) {
  const words = useAdminWords()
  const list = useListing(auditListing(asked))
  return (
    <Card>
      <Listing list={list} empty={<Empty title={words.noAudit} text={words.noAuditText} />}>
        {(items) => (
          <>
            {asked.date !== undefined && (
              <Hours
                times={items.map(({ createdAt }) => createdAt)}
                isPart={list.more !== undefined}
              />
            )}
            <div className={s.scroll} tabIndex={0} role="region" aria-label={words.parts.audit}>
              <table className={s.table}>
                <thead>
                  <tr>
                    {words.auditColumns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {items.map((entry) => (
                    <EntryRow key={entry.id} entry={entry} isDayKnown={asked.date !== undefined} />
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </Listing>
    </Card>
  )
}

/** By whom, once it is known who that is. */
function LogOf({ who }: { readonly who: string }) {
  const words = useAdminWords()
  const { data, error } = useQuery(adminProfileReading(who))
  if (data) return <Log userId={data.id} />
  return error ? (
    <Empty title={words.missing} text={error.message} />
  ) : (
    <Skeleton lines={4} height={34} />
  )
}

/** Whether what is listed below was changed, or something of it taken away. */
function Chain() {
  const words = useAdminWords()
  const { chain, isBusy, onCheck } = useChain({ read: chainReading, check: CheckAuditChain })
  return (
    chain && (
      <section aria-label={words.chain}>
        <ChainCheck chain={chain} isBusy={isBusy} onCheck={onCheck} />
      </section>
    )
  )
}

/** Who did what, of a day or of a person, and whether the log is whole. */
export function AuditPart() {
  const words = useAdminWords()
  const navigate = useNavigate()
  const { who, date = dateValue(new Date().toISOString()) } = useSearch({
    from: '/app/admin/audit',
  })
  return (
    <>
      <Chain />
      <div className={s.filters}>
        <Field
          label={words.day}
          type="date"
          value={who === undefined ? date : ''}
          onChange={({ target }) =>
            void navigate({
              to: '/admin/audit',
              search: target.value ? { date: target.value } : {},
            })
          }
        />
        <Finder
          label={words.who}
          value={who}
          onFind={(given) => void navigate({ to: '/admin/audit', search: { who: given } })}
        />
      </div>
      {who === undefined ? <Log date={date} /> : <LogOf who={who} />}
    </>
  )
}
