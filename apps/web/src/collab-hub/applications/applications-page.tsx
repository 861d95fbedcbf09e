import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useOpenTalk } from '../conversations/open-talk.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { APPLICATION_TONES, Pill } from '../kit/pill.tsx'
import { To } from '../../shell/nav.tsx'
import { rolePath } from '../roles/readings.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { type MyApplicationsData, WithdrawApplication } from './applications.operations.ts'
import s from './applications-page.module.css'
import { QuotaMeter } from './quota-meter.tsx'
import { APPLICATIONS, myApplicationsListing } from './readings.ts'
import { isUndecided, mayWrite } from './stages.ts'
import { TeamsCard } from './teams-card.tsx'
import { useApplicationsWords } from './words/index.ts'

type Mine = MyApplicationsData['myApplications']['items'][number]

const STEPS = ['PENDING', 'REVIEWING', 'SHORTLISTED', 'ACCEPTED'] as const

/** How far it is, at a glance. */
function Steps({ status }: { readonly status: Mine['status'] }) {
  const words = useApplicationsWords()
  const terms = useTermsWords()
  const at = STEPS.findIndex((step) => step === status)
  if (at < 0) return null
  return (
    <ol className={s.steps} aria-label={words.steps}>
      {STEPS.map((step, place) => (
        <li
          key={step}
          data-done={place <= at || undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          {terms.application[step]}
        </li>
      ))}
    </ol>
  )
}

function Row({ application }: { readonly application: Mine }) {
  const words = useApplicationsWords()
  const terms = useTermsWords()
  const [isAsking, setAsking] = useState(false)
  const { write } = useOpenTalk()
  const { id, status, startupId, roleId } = application
  const withdraw = useAct(WithdrawApplication, {
    touches: [APPLICATIONS],
    optimistic: () => mergeEntity({ id, status: 'WITHDRAWN' }),
    done: () => toast({ tone: 'good', text: words.withdrawn }),
  })
  return (
    <li className={s.row}>
      <div className={s.head}>
        <div className={s.what}>
          <To {...rolePath({ id: roleId, startupId })} className={s.title}>
            {application.roleTitle ?? words.role}
          </To>
          <p className={pageStyles.note}>
            {words.at(application.startupName ?? words.startup)} · {words.sentOn}{' '}
            <Ago time={application.createdAt} />
          </p>
        </div>
        <Pill tone={APPLICATION_TONES[status]}>{terms.application[status]}</Pill>
      </div>
      <Steps status={status} />
      <details className={s.letter}>
        <summary>{words.letter}</summary>
        <p className={pageStyles.prose}>{application.coverLetter}</p>
      </details>
      <div className={pageStyles.row}>
        {application.resumeUrl && (
          <a
            className={pageStyles.link}
            href={application.resumeUrl}
            target="_blank"
            rel="noopener"
          >
            {words.resume}
          </a>
        )}
        {application.joinedAt && (
          <To to={`/startups/${startupId}`} className={pageStyles.link}>
            {words.joined}
          </To>
        )}
        {mayWrite(status) && (
          <Button small icon="chat" onClick={() => write({ applicationId: id })}>
            {words.write}
          </Button>
        )}
        {isUndecided(status) && (
          <Button small onClick={() => setAsking(true)}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm
          title={words.withdrawTitle}
          text={words.withdrawText}
          act={words.withdraw}
          isDanger
          onConfirm={() => withdraw.mutate({ applicationId: id, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** Where somebody has applied, and how far each is. */
export function ApplicationsPage() {
  const words = useApplicationsWords()
  const list = useListing(myApplicationsListing)
  return (
    <Page title={words.title}>
      <div className={pageStyles.split}>
        <div className={pageStyles.stack}>
          <Listing
            list={list}
            height={110}
            empty={
              <Empty
                title={words.noneTitle}
                text={words.noneText}
                action={
                  <To to="/roles" className={buttonClass('brand')}>
                    {words.browse}
                  </To>
                }
              />
            }
          >
            {(items) => (
              <ul className={s.rows}>
                {items.map((one) => (
                  <Row key={one.id} application={one} />
                ))}
              </ul>
            )}
          </Listing>
        </div>
        <aside className={pageStyles.stack}>
          <QuotaMeter />
          <TeamsCard />
        </aside>
      </div>
    </Page>
  )
}
