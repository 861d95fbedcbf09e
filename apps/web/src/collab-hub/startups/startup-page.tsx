import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { AskAccess } from '../access/ask-access.tsx'
import { useOpenTalk } from '../conversations/open-talk.ts'
import { Missing } from '../frame/missing.tsx'
import { Chips } from '../kit/chips.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { To, usePart } from '../../shell/nav.tsx'
import { startupRolesReading } from '../roles/readings.ts'
import { RoleRows } from '../roles/role-rows.tsx'
import { SaveButton } from '../search/save-button.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { useMe } from '../users/me.ts'
import { nameOf, personOf } from '../users/person.tsx'
import { MINE, startupReading, teamListing } from './readings.ts'
import { Facts } from './startup-facts.tsx'
import { useVisit } from '../stats/use-visit.ts'
import { LeaveStartup, type WholeStartup } from './startups.operations.ts'
import s from './startup-page.module.css'
import { useStartupsWords } from './words/index.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('../reports/report-dialog.tsx')).ReportDialog,
}))

interface OfStartup {
  readonly startup: WholeStartup
}

/** The founder, and whoever was accepted. */
function Team({ startup }: OfStartup) {
  const words = useStartupsWords()
  const list = useListing(teamListing(startup.id))
  const members = list.items ?? []
  return (
    <Card title={words.team}>
      <ul className={s.team}>
        {startup.founder && (
          <li>
            <To to={`/talent/${startup.founder.id}`} className={s.person}>
              <Avatar person={personOf(startup.founder)} size={34} />
              <span>
                <strong>{nameOf(startup.founder)}</strong>
                <small>{words.founder}</small>
              </span>
            </To>
          </li>
        )}
        {members.map(({ user }) => (
          <li key={user.id}>
            <To to={`/talent/${user.id}`} className={s.person}>
              <Avatar person={personOf(user)} size={34} />
              <span>
                <strong>{nameOf(user)}</strong>
              </span>
            </To>
          </li>
        ))}
      </ul>
      {list.items?.length === 0 && <p className={pageStyles.note}>{words.noTeam}</p>}
    </Card>
  )
}

function Roles({ startup }: OfStartup) {
  const words = useStartupsWords()
  const { data } = useQuery(startupRolesReading(startup.id))
  const open = data?.startupRoles.items.filter(({ isOpen }) => isOpen)
  return (
    <Card title={words.roles}>
      {!open && <Skeleton lines={3} height={44} />}
      {open?.length === 0 && <p className={pageStyles.note}>{words.noRoles}</p>}
      {open && open.length > 0 && <RoleRows roles={open} />}
    </Card>
  )
}

/** What else can be done here; a team is left, anything is reported. */
function More({ startup }: OfStartup) {
  const words = useStartupsWords()
  const me = useMe()
  const team = useListing({ ...teamListing(startup.id), enabled: me?.role === 'TALENT' })
  const [shown, setShown] = useState<'report' | 'leave'>()
  const { openChannel } = useOpenTalk()
  const leave = useAct(LeaveStartup, {
    touches: [teamListing(startup.id).queryKey, MINE],
    done: () => toast({ tone: 'good', text: words.left }),
  })
  const isMember = team.items?.some(({ userId }) => userId === me?.id) ?? false
  return (
    <>
      <Menu
        label={words.more}
        trigger={<Icon name="more" />}
        entries={[
          ...(isMember
            ? [
                {
                  icon: 'chat' as const,
                  text: words.channel,
                  onSelect: () => openChannel(startup.id),
                },
                { icon: 'out' as const, text: words.leave, onSelect: () => setShown('leave') },
              ]
            : []),
          { icon: 'flag', text: words.report, onSelect: () => setShown('report') },
        ]}
      />
      <Suspense>
        {shown === 'report' && (
          <ReportDialog
            targetType="STARTUP"
            targetId={startup.id}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
      {shown === 'leave' && (
        <Confirm
          title={words.leaveTitle}
          text={words.leaveText}
          act={words.leave}
          isDanger
          onConfirm={() => leave.mutate({ startupId: startup.id, requestId: newRequestId() })}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

function Actions({ startup }: OfStartup) {
  const words = useStartupsWords()
  const me = useMe()
  const { id, sight, accessLevel } = startup
  const seesDeck = accessLevel === 'VIEW_DECK' || accessLevel === 'FULL_ACCESS' || sight === 'ADMIN'
  return (
    <>
      {sight === 'OWNER' && (
        <To to={`/s/${id}/overview`} className={buttonClass('plain')}>
          {words.manage}
        </To>
      )}
      {seesDeck && (
        <To to={`/s/${id}/deck`} className={buttonClass('brand')}>
          {words.openDeck}
        </To>
      )}
      {me?.role === 'INVESTOR' && <AskAccess startupId={id} held={accessLevel} />}
      <SaveButton kind="STARTUP" id={id} />
      <ShareButton title={startup.name} label={words.share} copied={words.copied} />
      {me && sight !== 'OWNER' && <More startup={startup} />}
    </>
  )
}

function Shown({ startup }: OfStartup) {
  const words = useStartupsWords()
  const terms = useTermsWords()
  const me = useMe()
  return (
    <Page
      title={startup.name}
      crumb={<To to="/startups">{words.title}</To>}
      actions={<Actions startup={startup} />}
    >
      <div className={s.hero}>
        <StartupLogo startup={startup} size={64} />
        <div>
          <p className={s.tagline}>{startup.tagline}</p>
          <div className={pageStyles.row}>
            <span className={s.stage}>{terms.stage[startup.stage]}</span>
            <Chips label={words.tags} items={startup.tags} />
          </div>
        </div>
      </div>
      <div className={pageStyles.split}>
        <div className={pageStyles.stack}>
          {startup.sight === 'CARD' ? (
            <Card>
              <p className={s.locked}>
                <Icon name="lock" size={16} /> {words.lockedOut}
              </p>
              {!me && (
                <To
                  to="/sign-in"
                  asked={{ from: `/collabhub/startups/${startup.id}` }}
                  className={buttonClass('brand')}
                >
                  {words.signIn}
                </To>
              )}
            </Card>
          ) : (
            <Card title={words.about}>
              <p className={pageStyles.prose}>{startup.description}</p>
            </Card>
          )}
          <Roles startup={startup} />
        </div>
        <aside className={pageStyles.stack}>
          <Facts startup={startup} />
          {startup.sight !== 'CARD' && <Team startup={startup} />}
        </aside>
      </div>
    </Page>
  )
}

/** A startup as far as the viewer may see it. */
export function StartupPage() {
  const startupId = usePart('startupId')
  const { data, error, refetch } = useQuery(startupReading(startupId))
  useVisit(data?.startup)
  if (data) return <Shown startup={data.startup} />
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Missing />
  return error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={6} height={72} />
}
