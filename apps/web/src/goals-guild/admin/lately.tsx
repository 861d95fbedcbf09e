import { Link } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { dateValue } from '../../i18n/dates.ts'
import { Avatar, type Person } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import type { AuditLogData } from './administration.operations.ts'
import s from './admin.module.css'
import { auditListing } from './readings.ts'
import { useAdminWords } from './words/index.ts'

type Entry = AuditLogData['auditLog']['items'][number]

interface Active {
  readonly person: Person
  /** Of what they did, the last. */
  readonly at: string
  readonly count: number
}

/** Each once, in the order of the log: the newest first. */
function activeIn(entries: readonly Entry[]): readonly Active[] {
  const found = new Map<string, Active>()
  for (const { user, createdAt } of entries) {
    if (!user) continue
    const { at = createdAt, count = 0 } = found.get(user.id) ?? {}
    found.set(user.id, { person: user, at, count: count + 1 })
  }
  return [...found.values()]
}

/** Who was here today, as far as the newest part of the audit log tells. */
export function Lately() {
  const words = useAdminWords()
  const list = useListing(auditListing({ date: dateValue(new Date().toISOString()) }))
  return (
    <Card title={words.lately}>
      <Listing
        list={{ ...list, more: undefined }}
        empty={<Empty title={words.noAudit} text={words.beginText} />}
      >
        {(entries) => (
          <ul>
            {activeIn(entries).map(({ person, at, count }) => (
              <li key={person.id} className={s.active}>
                <Avatar person={person} size={36} />
                <Link to="/admin/users" search={{ who: person.nickname }}>
                  <strong>{person.fullName}</strong>
                  <small>
                    @{person.nickname} · {words.acts(count, false)} · <Ago time={at} />
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Card>
  )
}
