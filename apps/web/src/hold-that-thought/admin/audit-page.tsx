import { useListing } from '../../api/listing.ts'
import { ChainCheck } from '../../audit/chain-check.tsx'
import { useChain } from '../../audit/use-chain.ts'
import { formatExact, regional } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { membersListing } from '../family/readings.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { To, useAsked, useGo } from '../../shell/nav.tsx'
import s from './admin.module.css'
import { type AuditFields, CheckAuditChain } from './audit.operations.ts'
import { auditByDayListing, auditByUserListing, chainReading } from './audit-readings.ts'
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
        <Icon name={isDone ? 'lock' : 'clock'} size={24} />
        <div className={pageStyles.stack}>
          <p>
            {words.chainWhole(chain.sequence.toLocaleString(regional(locale)))}{' '}
            {isDone ? words.chainDone : words.chainWaiting(chain.unsealedCount)}
          </p>
          <dl className={s.facts}>
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
      </div>
      <ChainCheck chain={chain} isBusy={isBusy} onCheck={onCheck} />
    </Card>
  )
}

interface RowProps {
  readonly entry: AuditFields
  readonly nameOf: (userId: string) => string | undefined
}

function Row({ entry, nameOf }: RowProps) {
  const words = useAdminWords()
  const locale = useLocale()
  const { userId, action, resourceType, resourceId, metadata, createdAt, sequence } = entry
  const time = new Intl.DateTimeFormat(regional(locale), {
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(createdAt))
  return (
    <tr>
      <td>
        <time dateTime={createdAt} title={formatExact(locale, createdAt)}>
          {time}
        </time>
      </td>
      <td>
        <To to="/admin/audit" asked={{ who: userId }} className={s.link}>
          {nameOf(userId) ?? <code>{userId}</code>}
        </To>
      </td>
      <td>
        <code>{action}</code>
      </td>
      <td>
        {resourceType} <code>{resourceId}</code>
        {metadata && <small>{metadata}</small>}
      </td>
      <td title={entry.userAgent}>{entry.ipAddress}</td>
      <td>{sequence ?? words.unsealed}</td>
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
  const members = useListing(membersListing).items ?? []
  const names = new Map(members.map(({ userId, displayName }) => [userId, displayName]))
  const byDay = useListing({ ...auditByDayListing(date, action), enabled: who === undefined })
  const byUser = useListing({
    ...auditByUserListing(who ?? '', action),
    enabled: who !== undefined,
  })
  return (
    <Listing
      list={who === undefined ? byDay : byUser}
      height={40}
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
                <Row key={entry.id} entry={entry} nameOf={(userId) => names.get(userId)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Listing>
  )
}

/** Who did what, of a day or of a person, and how far it is sealed. */
export function AuditPage() {
  const words = useAdminWords()
  const go = useGo()
  const asked = useAsked()
  // Days of the log are those of UTC.
  const { who, action, date = new Date().toISOString().slice(0, 10) } = asked
  const change = (next: Record<string, string | undefined>) =>
    go('/admin/audit', { asked: { ...asked, ...next } })
  return (
    <Page title={words.parts.audit} lead={words.auditLead} isWide>
      <Chain />
      <div className={s.bar}>
        <input
          type="date"
          className={s.date}
          aria-label={words.day}
          value={who === undefined ? date : ''}
          onChange={({ target }) => change({ date: target.value || undefined, who: undefined })}
        />
        <form
          className={s.find}
          role="search"
          aria-label={words.action}
          onSubmit={(event) => {
            event.preventDefault()
            const given = String(new FormData(event.currentTarget).get('action') ?? '').trim()
            change({ action: given.toUpperCase() || undefined })
          }}
        >
          <input
            key={action}
            name="action"
            aria-label={words.action}
            placeholder={words.action}
            defaultValue={action}
            maxLength={60}
            spellCheck={false}
          />
          <Button type="submit">{words.look}</Button>
        </form>
        {who !== undefined && (
          <Button icon="close" onClick={() => change({ who: undefined })}>
            {words.everybody}
          </Button>
        )}
      </div>
      <Log date={date} who={who} action={action} />
    </Page>
  )
}
