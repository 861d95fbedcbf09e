import { useListing } from '../../api/listing.ts'
import { Card } from '../../ui/card.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { To } from '../../shell/nav.tsx'
import s from './applications-page.module.css'
import { teamsListing } from './readings.ts'
import { useApplicationsWords } from './words/index.ts'

/** Where one has been accepted, and belongs to the team; nothing before the first. */
export function TeamsCard() {
  const words = useApplicationsWords()
  const teams = (useListing(teamsListing).items ?? []).flatMap(({ startup }) => startup ?? [])
  return teams.length === 0 ? null : (
    <Card title={words.teams}>
      <ul>
        {teams.map((startup) => (
          <li key={startup.id}>
            <To to={`/startups/${startup.id}`} className={s.team}>
              <StartupLogo startup={startup} size={32} />
              <span>{startup.name}</span>
            </To>
          </li>
        ))}
      </ul>
    </Card>
  )
}
