import { useListing } from '../../api/listing.ts'
import { ChainCheck } from '../../audit/chain-check.tsx'
import { useChain } from '../../audit/use-chain.ts'
import { dateValue, formatExact } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { formatMoment } from '../kit/formats.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { useAsked, useGo } from '../../shell/nav.tsx'
import s from './admin.module.css'
import { Finder } from './finder.tsx'
import { auditByDayListing, auditByUserListing, chainReading } from './readings.ts'
import { type AuditFields, CheckAuditChain } from './reports.operations.ts'
import { useAdminWords } from './words/index.ts'

/** How far the entries are linked, and whether the links hold. */
function Chain() {
  const words = useAdminWords()
  const locale = useLocale()
  const { chain, isBusy, onCheck } = useChain({ read: chainReading, check: CheckAuditChain })
  if (!chain) return null
  const isDone = chain.unsealedCount === 0
  return (
    <Card title={words.chain}>
      <div className={s.chain} data-done={isDone || undefined}>
        <Icon name={isDone ? 'lock' : 'clock'} size={22} />
        <div>
          <p>{words.chainWhole(chain.sequence.toLocaleString(locale))}</p>
          <p>{isDone ? words.chainDone : words.chainWaiting(chain.unsealedCount)}</p>
        </div>
        <dl className={pageStyles.facts}>
          {chain.sealedUntil && (
            <div>
              <dt>{words.chainUntil}</dt>
              <dd>{formatExact(locale, chain.sealedUntil)}</dd>
            </div>
          )}
          {chain.hash && (
            <div>
              <dt>{words.chainHead}</dt>
              <dd>
                <code>{chain.hash}</code>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <ChainCheck chain={chain} isBusy={isBusy} onCheck={onCheck} />
      <p className={pageStyles.note}>{words.chainHow}</p>
    </Card>
  )
}

function Row({ entry }: { readonly entry: AuditFields }) {
  const words = useAdminWords()
  const locale = useLocale()
  return (
    <tr>
      <td>
        <time dateTime={entry.createdAt} title={formatExact(locale, entry.createdAt)}>
          {formatMoment(locale, entry.createdAt)}
        </time>
      </td>
      <td>
        <code>{entry.userId}</code>
      </td>
      <td>
        <code>{entry.action}</code>
      </td>
      <td>
        {entry.resourceType} <code>{entry.resourceId}</code>
        {entry.metadata && <small>{entry.metadata}</small>}
      </td>
      <td title={entry.userAgent}>{entry.ipAddress}</td>
      <td>{entry.sequence ?? words.unsealed}</td>
    </tr>
  )
}

interface Shown {
  readonly date: string
  readonly who: string | undefined
  readonly action: string | undefined
}

function Log({ date, who, action }: Shown) {
  const words = useAdminWords()
  const byDay = useListing({ ...auditByDayListing(date, action), enabled: who === undefined })
  const byUser = useListing({
    ...auditByUserListing(who ?? '', action),
    enabled: who !== undefined,
  })
  return (
    <Card>
      <Listing
        list={who === undefined ? byDay : byUser}
        height={34}
        empty={<Empty title={words.auditNone} text={words.auditNoneText} />}
      >
        {(items) => (
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
                  <Row key={entry.id} entry={entry} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Listing>
    </Card>
  )
}

/** Who did what, of a day or of a person, and how far it is sealed. */
export function AuditPage() {
  const words = useAdminWords()
  const go = useGo()
  const asked = useAsked()
  const { who, action, date = dateValue(new Date().toISOString()) } = asked
  const change = (next: Record<string, string | undefined>) =>
    go('/admin/audit', { asked: { ...asked, ...next } })
  return (
    <Page
      title={words.parts.audit}
      bar={
        <>
          <input
            type="date"
            className={s.date}
            aria-label={words.day}
            value={who === undefined ? date : ''}
            onChange={({ target }) => change({ date: target.value || undefined, who: undefined })}
          />
          <Finder label={words.who} value={who} onFind={(given) => change({ who: given })} />
          <Finder
            label={`${words.action}: ${words.anyAction}`}
            value={action}
            onFind={(given) => change({ action: given })}
          />
        </>
      }
      isWide
    >
      <Chain />
      <Log date={date} who={who} action={action} />
    </Page>
  )
}
