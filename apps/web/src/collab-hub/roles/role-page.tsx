import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useListing } from '../../api/listing.ts'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { myApplicationsListing } from '../applications/readings.ts'
import { isLive } from '../applications/stages.ts'
import { Missing } from '../frame/missing.tsx'
import { Chips } from '../kit/chips.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { Pill } from '../kit/pill.tsx'
import { To, useAsked, usePart } from '../../shell/nav.tsx'
import { SaveButton } from '../search/save-button.tsx'
import { useMe } from '../users/me.ts'
import { roleReading } from './readings.ts'
import type { RoleData } from './roles.operations.ts'
import { RoleFacts } from './role-facts.tsx'
import { useRolesWords } from './words/index.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('../reports/report-dialog.tsx')).ReportDialog,
}))

interface OfRole {
  readonly role: RoleData['role']
}

/** The one thing to do here: apply, or see that one has. */
function Act({ role }: OfRole) {
  const words = useRolesWords()
  const me = useMe()
  const mine = useListing({ ...myApplicationsListing, enabled: me?.role === 'TALENT' }).items
  const sent = mine?.find((one) => one.roleId === role.id && isLive(one.status))
  if (!role.isOpen) return <Pill>{words.closed}</Pill>
  if (!me) {
    const from = `/collabhub/roles/${role.id}?startup=${role.startupId}`
    return (
      <To to="/sign-in" asked={{ from }} className={buttonClass('brand')}>
        {words.signIn}
      </To>
    )
  }
  if (sent)
    return (
      <To to="/applications" className={buttonClass('plain')}>
        <Icon name="check" size={16} /> {words.applied}
      </To>
    )
  return me.role === 'TALENT' ? (
    <To
      to={`/roles/${role.id}/apply`}
      asked={{ startup: role.startupId }}
      className={buttonClass('brand')}
    >
      {words.apply}
    </To>
  ) : null
}

function Shown({ role }: OfRole) {
  const words = useRolesWords()
  const me = useMe()
  const [isReporting, setReporting] = useState(false)
  const { startup } = role
  return (
    <Page
      title={role.title}
      crumb={<To to="/roles">{words.title}</To>}
      actions={
        <>
          <Act role={role} />
          <SaveButton kind="ROLE" id={role.id} startupId={role.startupId} />
          <ShareButton title={role.title} label={words.share} copied={words.copied} />
          {me && startup.sight !== 'OWNER' && (
            <IconButton icon="flag" label={words.report} onClick={() => setReporting(true)} />
          )}
        </>
      }
    >
      <div className={pageStyles.split}>
        <div className={pageStyles.stack}>
          <Card title={words.about}>
            {role.description === null ? (
              <p className={pageStyles.note}>{words.signInText}</p>
            ) : (
              <p className={pageStyles.prose}>{role.description}</p>
            )}
          </Card>
          <Card title={words.skills}>
            <Chips label={words.skills} items={role.skills} />
          </Card>
        </div>
        <aside className={pageStyles.stack}>
          <RoleFacts role={role} />
        </aside>
      </div>
      <Suspense>
        {isReporting && (
          <ReportDialog
            targetType="STARTUP_ROLE"
            targetId={role.id}
            parentId={role.startupId}
            onClose={() => setReporting(false)}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** A vacancy, with what it pays for who is in. */
export function RolePage() {
  const roleId = usePart('roleId')
  const { startup = '' } = useAsked()
  const { data, error, refetch } = useQuery({
    ...roleReading(startup, roleId),
    enabled: startup !== '',
  })
  if (data) return <Shown role={data.role} />
  if (startup === '' || (error instanceof ApiError && error.code === 'NOT_FOUND'))
    return <Missing />
  return error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={6} height={60} />
}
