import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { formatExact, regional } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Bar } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { personOf } from '../users/person.ts'
import s from './admin.module.css'
import type { TaskFields } from './archive.operations.ts'
import { formatBytes } from './bytes.ts'
import { storedListing, tasksListing } from './readings.ts'
import { CheckArchive } from './storage.operations.ts'
import { useTasks } from './use-tasks.ts'
import { useAdminWords } from './words/index.ts'

/** What was found when everything was looked at. */
function Report({ check }: { readonly check: TaskFields }) {
  const words = useAdminWords()
  const locale = useLocale()
  const { status, doneCount, itemCount, fileCount, fileBytes, problems, createdAt } = check
  const problemCount = check.problemCount ?? 0
  const count = (number: number | null) => (number ?? 0).toLocaleString(regional(locale))
  if (status === 'queued' || status === 'running')
    return (
      <div className={s.report} role="status">
        <p>
          {words.status[status]} · {words.filesRead(count(doneCount))}
        </p>
        <span className={s.working} aria-hidden="true" />
      </div>
    )
  if (status === 'failed') return <p className={s.failure}>{check.errorMessage}</p>
  return (
    <div className={s.report} data-good={problemCount === 0 || undefined}>
      <p className={s.verdict}>
        <Icon name={problemCount === 0 ? 'shield' : 'flag'} size={24} />
        {problemCount === 0 ? words.whole : words.notWhole(problemCount)}
      </p>
      <dl className={s.figures}>
        <div>
          <dt>{words.items}</dt>
          <dd>{count(itemCount)}</dd>
        </div>
        <div>
          <dt>{words.filesStored}</dt>
          <dd>{count(fileCount)}</dd>
        </div>
        <div>
          <dt>{words.bytesStored}</dt>
          <dd>{formatBytes(locale, fileBytes ?? 0)}</dd>
        </div>
      </dl>
      {problems.length > 0 && (
        <ul className={s.problems}>
          {problems.map((problem) => (
            <li key={problem}>
              <code>{problem}</code>
            </li>
          ))}
        </ul>
      )}
      {problemCount > 0 && <p className={pageStyles.note}>{words.problemsNote}</p>}
      <small className={pageStyles.note}>{formatExact(locale, createdAt)}</small>
    </div>
  )
}

function Integrity() {
  const words = useAdminWords()
  const { list, isWorking } = useTasks(['check'])
  const check = useAct(CheckArchive, { touches: [tasksListing.queryKey] })
  const newest = list.items?.[0]
  return (
    <Card
      title={words.integrity}
      action={
        <Button
          small
          icon="shield"
          busy={check.isPending}
          disabled={isWorking}
          onClick={() => check.mutate({ requestId: newRequestId() })}
        >
          {words.check}
        </Button>
      }
    >
      {!list.items && <Skeleton lines={2} height={40} />}
      {list.items && !newest && <p className={pageStyles.prose}>{words.checkText}</p>}
      {newest && <Report check={newest} />}
    </Card>
  )
}

/** How much everybody's files take, and whether all that is stored is as it was put there. */
export function StoragePage() {
  const words = useAdminWords()
  const locale = useLocale()
  const list = useListing(storedListing)
  const max = list.items?.[0]?.storedBytesMax ?? 0
  return (
    <Page title={words.parts.storage} lead={words.storageLead}>
      <Integrity />
      <section className={pageStyles.stack} aria-label={words.byMember}>
        <header className={pageStyles.part}>
          <h2>{words.byMember}</h2>
          {max > 0 && (
            <span className={pageStyles.note}>{words.each(formatBytes(locale, max))}</span>
          )}
        </header>
        <Listing list={list} height={64} empty={<Empty title={words.nothingStored} text="" />}>
          {(items) => (
            <ul className={s.rows}>
              {items.map(({ member, storedBytes, mediaUploadCount }) => (
                <li key={member.userId} className={s.row}>
                  <Avatar person={personOf(member)} size={40} />
                  <div className={s.who}>
                    <strong>{member.displayName}</strong>
                    <Bar
                      value={storedBytes}
                      max={max}
                      label={member.displayName}
                      text={formatBytes(locale, storedBytes)}
                    />
                    <small>
                      {formatBytes(locale, storedBytes)} · {words.brought(mediaUploadCount)}
                    </small>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </Listing>
      </section>
    </Page>
  )
}
