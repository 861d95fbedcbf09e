import { useLocale } from '../../i18n/language.ts'
import { Bar } from '../../ui/bar.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { formatDate, formatMoney, formatShare } from '../kit/formats.ts'
import { pageStyles } from '../kit/page.tsx'
import { WebLink } from '../kit/web-link.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import type { WholeStartup } from './startups.operations.ts'
import s from './startup-page.module.css'
import { useStartupsWords } from './words/index.ts'

interface OfStartup {
  readonly startup: WholeStartup
}

/** For whom it was opened; everybody else reads that there is something, and how to get it. */
function Funding({ startup }: OfStartup) {
  const words = useStartupsWords()
  const locale = useLocale()
  const { sight, fundingGoal, fundingRaised, founderContact } = startup
  if (sight === 'CARD') return null
  if (sight === 'READ')
    return (
      <Card title={words.funding}>
        <p className={s.locked}>
          <Icon name="lock" size={16} /> {words.locked}
        </p>
      </Card>
    )
  return (
    <Card title={words.funding}>
      {fundingGoal !== null && fundingGoal > 0 && (
        <div className={s.funding}>
          <Bar value={fundingRaised ?? 0} max={fundingGoal} label={words.funding} />
          <small>{words.raisedOf(formatShare(locale, (fundingRaised ?? 0) / fundingGoal))}</small>
        </div>
      )}
      <dl className={pageStyles.facts}>
        <div>
          <dt>{words.goal}</dt>
          <dd>{fundingGoal === null ? '–' : formatMoney(locale, fundingGoal)}</dd>
        </div>
        <div>
          <dt>{words.raised}</dt>
          <dd>{fundingRaised === null ? '–' : formatMoney(locale, fundingRaised)}</dd>
        </div>
        {founderContact && (
          <div>
            <dt>{words.contact}</dt>
            <dd>
              <a className={pageStyles.link} href={`mailto:${encodeURIComponent(founderContact)}`}>
                {founderContact}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

export function Facts({ startup }: OfStartup) {
  const words = useStartupsWords()
  const terms = useTermsWords()
  const locale = useLocale()
  const { industry, location, teamSize, websiteUrl, createdAt, visibility } = startup
  const lines = [
    [words.industry, industry],
    [words.location, location],
    [words.teamSize, teamSize === null ? null : terms.people(teamSize)],
    [words.visibility, visibility && terms.visibility[visibility]],
    [words.since, createdAt && formatDate(locale, createdAt)],
  ] as const
  return (
    <>
      <Card title={words.facts}>
        <dl className={pageStyles.facts}>
          {lines.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
          {websiteUrl && (
            <div>
              <dt>{words.website}</dt>
              <dd>
                <WebLink url={websiteUrl} />
              </dd>
            </div>
          )}
        </dl>
      </Card>
      <Funding startup={startup} />
    </>
  )
}
