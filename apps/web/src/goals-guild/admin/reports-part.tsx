import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { AreaField } from '../../ui/field.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Switch } from '../../ui/segments.tsx'
import { Ago } from '../../ui/time.tsx'
import { DecideReport, type ReportsData } from './administration.operations.ts'
import s from './admin.module.css'
import { ADMIN } from './look-up.ts'
import { REPORT_STATUSES, reportsListing } from './readings.ts'
import { useAdminWords } from './words/index.ts'

type Report = ReportsData['reports']['items'][number]
type Decision = 'resolved' | 'dismissed'

const NOTE_MAX = 1000

/** Where what was reported is looked at; a comment stands on what it is about. */
function Place({ report }: { readonly report: Report }) {
  const words = useAdminWords()
  const { reportedType, reportedId, reported } = report
  const look = { className: buttonClass('plain', true), children: words.look }
  const nick = reported?.owner?.nickname
  if (!reported) return null
  if (reportedType === 'group')
    return <Link to="/groups/$groupId" params={{ groupId: reportedId }} {...look} />
  if (reportedType === 'goal')
    return <Link to="/goals/$goalId" params={{ goalId: reportedId }} {...look} />
  if (reportedType === 'activity')
    return <Link to="/activities/$activityId" params={{ activityId: reportedId }} {...look} />
  return nick === undefined ? null : <Link to="/people/$nick" params={{ nick }} {...look} />
}

interface DecideProps {
  readonly report: Report
  readonly decision: Decision
  readonly onClose: () => void
}

function Decide({ report, decision, onClose }: DecideProps) {
  const words = useAdminWords()
  const decide = useAct(DecideReport, { touches: [ADMIN], done: onClose })
  const { reportedType, reportedId, reporterId } = report
  return (
    <Dialog title={words.decideTitle[decision]} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const note = String(new FormData(event.currentTarget).get('note') ?? '').trim() || null
          const key = { reportedType, reportedId, reporterId }
          decide.mutate({ ...key, decision, note, requestId: newRequestId() })
        }}
      >
        <AreaField label={words.note} name="note" rows={3} maxLength={NOTE_MAX} />
        <Button look="brand" type="submit" wide busy={decide.isPending}>
          {words.decide[decision]}
        </Button>
      </form>
    </Dialog>
  )
}

function ReportCard({ report }: { readonly report: Report }) {
  const words = useAdminWords()
  const common = useCommon()
  const [decision, setDecision] = useState<Decision>()
  const { reported, reporter, decider } = report
  const owner = reported?.owner
  return (
    <Card>
      <article className={s.report}>
        <header className={s.line}>
          <span className={s.state}>{words.reported[report.reportedType]}</span>
          <small>
            {words.by(reporter?.fullName ?? common.deletedUser)} · <Ago time={report.createdAt} />
          </small>
        </header>
        <p className={s.quote}>{report.reason}</p>
        <blockquote className={s.said}>
          {reported ? reported.text : words.goneThing}
          {owner && <small>{words.of(owner.fullName)}</small>}
        </blockquote>
        {report.note && <p className={s.quote}>{report.note}</p>}
        {decider && <small className={s.lead}>{words.decidedBy(decider.fullName)}</small>}
        <div className={s.acts}>
          <Place report={report} />
          {owner && (
            <Link
              to="/admin/users"
              search={{ who: owner.nickname }}
              className={buttonClass('plain', true)}
            >
              {words.toPerson}
            </Link>
          )}
          {report.status === 'open' && (
            <>
              <Button small onClick={() => setDecision('dismissed')}>
                {words.decide.dismissed}
              </Button>
              <Button small look="brand" onClick={() => setDecision('resolved')}>
                {words.decide.resolved}
              </Button>
            </>
          )}
        </div>
      </article>
      {decision && (
        <Decide report={report} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Card>
  )
}

/** What people have asked the admins to look at, the oldest first. */
export function ReportsPart() {
  const words = useAdminWords()
  const navigate = useNavigate()
  const { status = 'open' } = useSearch({ from: '/app/admin/reports' })
  const list = useListing(reportsListing(status))
  return (
    <>
      <Switch
        label={words.parts.reports}
        value={status}
        choices={REPORT_STATUSES.map((one) => [one, words.reportStatus[one]])}
        onChoose={(next) => void navigate({ to: '/admin/reports', search: { status: next } })}
      />
      <Listing
        list={list}
        height={120}
        empty={<Empty title={words.noReports} text={words.noReportsText} />}
      >
        {(items) =>
          items.map((report) => (
            <ReportCard key={`${report.reportedId} ${report.reporterId}`} report={report} />
          ))
        }
      </Listing>
    </>
  )
}
