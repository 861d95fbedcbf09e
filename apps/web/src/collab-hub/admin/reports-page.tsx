import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { AreaField, fieldStyles } from '../../ui/field.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { Pill } from '../kit/pill.tsx'
import { useRowKeys } from '../kit/use-row-keys.ts'
import { oneOf, To, useAsked } from '../../shell/nav.tsx'
import s from './admin.module.css'
import { ADMIN } from './queue-reading.ts'
import { REPORT_STATUSES, reportsListing } from './readings.ts'
import { DecideReport, type ReportsData } from './reports.operations.ts'
import { ReportedTalk } from './reported-talk.tsx'
import { useAdminWords } from './words/index.ts'

type Report = ReportsData['reports']['items'][number]

/** What can be done about each kind of thing. */
const ACTS = {
  USER: ['DISMISS', 'BAN_USER'],
  STARTUP: ['DISMISS', 'SUSPEND_STARTUP', 'BAN_USER'],
  STARTUP_ROLE: ['DISMISS', 'CLOSE_ROLE', 'SUSPEND_STARTUP', 'BAN_USER'],
  CONVERSATION: ['DISMISS', 'BAN_USER'],
  MESSAGE: ['DISMISS', 'REMOVE_MESSAGE', 'BAN_USER'],
} as const

type Act = (typeof ACTS)[keyof typeof ACTS][number]

interface DecideProps {
  readonly report: Report
  /** What is chosen until something else is: nothing that would hurt anybody. */
  readonly begin: 'DISMISS' | null
  readonly onClose: () => void
}

function Decide({ report, begin, onClose }: DecideProps) {
  const words = useAdminWords()
  const [error, setError] = useState<Error>()
  const decide = useAct(DecideReport, {
    touches: [ADMIN],
    failed: setError,
    done: () => {
      toast({ tone: 'good', text: words.decided })
      onClose()
    },
  })
  const acts: readonly Act[] = ACTS[report.targetType]
  return (
    <Dialog title={words.decideTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const act = acts.find((one) => one === form.get('act')) ?? 'DISMISS'
          const notes = String(form.get('notes') ?? '').trim() || null
          decide.mutate({ reportId: report.id, act, notes, requestId: newRequestId() })
        }}
      >
        <SelectField
          label={words.what}
          name="act"
          value={begin}
          none={words.choose}
          isRequired
          choices={acts.map((code) => ({ code, name: words.act[code] }))}
        />
        <AreaField label={words.notes} name="notes" rows={4} maxLength={1000} />
        <p className={fieldStyles.hint}>{words.reasonHint}</p>
        {error && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" busy={decide.isPending}>
          {words.decide}
        </Button>
      </form>
    </Dialog>
  )
}

/** Where what was reported is looked at. */
function Place({ report }: { readonly report: Report }) {
  const words = useAdminWords()
  const { targetType, targetId, parentId } = report
  const className = buttonClass('plain', true)
  if (targetType === 'STARTUP')
    return (
      <To to="/admin/startups" asked={{ id: targetId }} className={className}>
        {words.open}
      </To>
    )
  if (targetType === 'STARTUP_ROLE' && parentId !== null)
    return (
      <To to={`/roles/${targetId}`} asked={{ startup: parentId }} className={className}>
        {words.open}
      </To>
    )
  return null
}

function ReportCard({ report }: { readonly report: Report }) {
  const words = useAdminWords()
  const [deciding, setDeciding] = useState<'DISMISS' | null>()
  const [isReading, setReading] = useState(false)
  const isTalk = report.targetType === 'MESSAGE' || report.targetType === 'CONVERSATION'
  const person = report.targetType === 'USER' ? report.targetId : report.ownerId
  return (
    <Card>
      <article className={s.report} data-row tabIndex={-1}>
        <header className={pageStyles.row}>
          <Pill tone="amber">{words.target[report.targetType]}</Pill>
          <span className={pageStyles.note}>
            <Ago time={report.createdAt} />
          </span>
          {report.act && <Pill>{words.act[report.act]}</Pill>}
        </header>
        <p className={pageStyles.prose}>{report.reason}</p>
        {report.quote && <blockquote className={s.notes}>{report.quote}</blockquote>}
        {report.resolution && (
          <p className={s.notes}>
            <b>{words.resolution}</b> {report.resolution}
          </p>
        )}
        <div className={pageStyles.row}>
          <Place report={report} />
          {person !== null && (
            <To to="/admin/users" asked={{ who: person }} className={buttonClass('plain', true)}>
              {words.owner}
            </To>
          )}
          <To
            to="/admin/users"
            asked={{ who: report.reporterId }}
            className={buttonClass('quiet', true)}
          >
            {words.reporter}
          </To>
          {report.status === 'OPEN' && isTalk && (
            <Button small onClick={() => setReading(true)}>
              {words.conversation}
            </Button>
          )}
          {report.status === 'OPEN' && (
            <>
              <Button small aria-keyshortcuts="r" onClick={() => setDeciding('DISMISS')}>
                {words.act.DISMISS}
              </Button>
              <Button small look="brand" aria-keyshortcuts="a" onClick={() => setDeciding(null)}>
                {words.decide}
              </Button>
            </>
          )}
        </div>
      </article>
      {isReading && <ReportedTalk reportId={report.id} onClose={() => setReading(false)} />}
      {deciding !== undefined && (
        <Decide report={report} begin={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Card>
  )
}

/** What people have asked the admins to look at, the first ones first. */
export function ReportsPage() {
  const words = useAdminWords()
  useRowKeys()
  const status = oneOf(REPORT_STATUSES, useAsked()['status']) ?? 'OPEN'
  const list = useListing(reportsListing(status))
  return (
    <Page
      title={words.parts.reports}
      bar={
        <Segments label={words.parts.reports}>
          {REPORT_STATUSES.map((one) => (
            <To key={one} to="/admin/reports" asked={{ status: one }} isCurrent={status === one}>
              {words.reportStatus[one]}
            </To>
          ))}
        </Segments>
      }
    >
      <Listing
        list={list}
        height={110}
        empty={<Empty title={words.noReports} text={words.noReportsText} />}
      >
        {(items) => items.map((report) => <ReportCard key={report.id} report={report} />)}
      </Listing>
    </Page>
  )
}
