import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../i18n/language.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { formatDate, formatMoney } from '../kit/formats.ts'
import { pageStyles } from '../kit/page.tsx'
import { Pill, STARTUP_TONES } from '../kit/pill.tsx'
import { WebLink } from '../kit/web-link.tsx'
import { To } from '../../shell/nav.tsx'
import { startupRolesReading } from '../roles/readings.ts'
import { StartupCards } from '../startups/startup-card.tsx'
import type { WholeStartup } from '../startups/startups.operations.ts'
import { useStartupsWords } from '../startups/words/index.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { nameOf, personOf } from '../users/person.tsx'
import s from './admin.module.css'
import { useAdminWords } from './words/index.ts'

interface OfStartup {
  readonly startup: WholeStartup
}

function AsCard({ startup }: OfStartup) {
  const words = useAdminWords()
  const { founder } = startup
  return (
    <section className={pageStyles.stack} aria-label={words.card}>
      <h3>{words.card}</h3>
      <StartupCards startups={[startup]} />
      {founder && (
        <To to={`/talent/${founder.id}`} className={s.person}>
          <Avatar person={personOf(founder)} size={32} />
          <span>
            {nameOf(founder)}
            <small>{words.founder}</small>
          </span>
        </To>
      )}
      {startup.appealedAt && <Pill tone="amber">{words.appealed}</Pill>}
      {startup.reviewNotes && (
        <div className={s.notes}>
          <b>{words.before}</b>
          <p>{startup.reviewNotes}</p>
        </div>
      )}
    </section>
  )
}

function Whole({ startup }: OfStartup) {
  const words = useAdminWords()
  const terms = useTermsWords()
  const names = useStartupsWords()
  const locale = useLocale()
  const roles = useQuery(startupRolesReading(startup.id)).data?.startupRoles.items ?? []
  const { fundingGoal, fundingRaised } = startup
  return (
    <section className={pageStyles.stack} aria-label={words.whole}>
      <h3>{words.whole}</h3>
      <p className={pageStyles.prose}>{startup.description}</p>
      <dl className={pageStyles.facts}>
        {startup.status && (
          <div>
            <dt>{names.status}</dt>
            <dd>
              <Pill tone={STARTUP_TONES[startup.status]}>
                {terms.startupStatus[startup.status]}
              </Pill>
            </dd>
          </div>
        )}
        {startup.visibility && (
          <div>
            <dt>{names.visibility}</dt>
            <dd>{terms.visibility[startup.visibility]}</dd>
          </div>
        )}
        <div>
          <dt>{names.funding}</dt>
          <dd>
            {fundingRaised === null ? '–' : formatMoney(locale, fundingRaised)} /{' '}
            {fundingGoal === null ? '–' : formatMoney(locale, fundingGoal)}
          </dd>
        </div>
        {startup.websiteUrl && (
          <div>
            <dt>{names.website}</dt>
            <dd>
              <WebLink url={startup.websiteUrl} />
            </dd>
          </div>
        )}
        {startup.updatedAt && (
          <div>
            <dt>{words.since}</dt>
            <dd>{formatDate(locale, startup.updatedAt)}</dd>
          </div>
        )}
        <div>
          <dt>{names.roles}</dt>
          <dd>{roles.map(({ title }) => title).join(', ') || '–'}</dd>
        </div>
      </dl>
    </section>
  )
}

/** Side by side: what everybody would see, and everything that was said. */
export const StartupReview = ({ startup }: OfStartup) => (
  <div className={s.sides}>
    <AsCard startup={startup} />
    <Whole startup={startup} />
  </div>
)
