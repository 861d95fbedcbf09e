import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '../../../ui/button.tsx'
import { Page, pageStyles } from '../../kit/page.tsx'
import { To, usePart } from '../../../shell/nav.tsx'
import { startupReading } from '../readings.ts'
import { Completeness } from './completeness.tsx'
import { ProfileForm } from './profile-form.tsx'
import { DeleteDraft, LogoCard, TeamCard, VisibilityCard } from './side-cards.tsx'
import { StateBar } from './state-bar.tsx'
import { useEditorWords } from './words/index.ts'

/** What a startup says of itself, and who reads it. */
export function ProfilePage() {
  const startupId = usePart('startupId')
  const words = useEditorWords()
  const startup = useQuery(startupReading(startupId)).data?.startup
  if (!startup) return null
  return (
    <Page
      title={words.title}
      crumb={<To to={`/s/${startupId}/overview`}>{startup.name}</To>}
      actions={
        <>
          <DeleteDraft startup={startup} />
          <To to={`/startups/${startupId}`} className={buttonClass('plain')}>
            {words.view}
          </To>
        </>
      }
      isWide
    >
      <StateBar startup={startup} />
      <div className={pageStyles.split}>
        <ProfileForm key={startup.id} startup={startup} />
        <aside className={pageStyles.stack}>
          <Completeness startup={startup} />
          <LogoCard startup={startup} />
          <VisibilityCard startup={startup} />
          <TeamCard startup={startup} />
        </aside>
      </div>
    </Page>
  )
}
