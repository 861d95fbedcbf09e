import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { useShortcuts } from '../../shell/shortcuts.ts'
import { Page } from '../kit/page.tsx'
import { Pill } from '../kit/pill.tsx'
import { To, useAsked, useGo, usePart } from '../../shell/nav.tsx'
import { startupKey, startupReading } from '../startups/readings.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { startupRolesReading } from './readings.ts'
import { CreateRole } from './role-acts.operations.ts'
import { RoleForm } from './role-form.tsx'
import type { RoleRow } from './roles.operations.ts'
import s from './vacancies-page.module.css'
import { useRolesWords } from './words/index.ts'

function NewRole({ startupId, onClose }: { startupId: string; onClose: () => void }) {
  const words = useRolesWords()
  const [error, setError] = useState<Error>()
  const create = useAct(CreateRole, {
    touches: [startupKey(startupId)],
    failed: setError,
    done: () => {
      toast({ tone: 'good', text: words.saved })
      onClose()
    },
  })
  return (
    <Dialog title={words.newRole} onClose={onClose}>
      <RoleForm
        submit={words.form.create}
        error={error}
        isBusy={create.isPending}
        onSubmit={(values) => create.mutate({ startupId, ...values, requestId: newRequestId() })}
      />
    </Dialog>
  )
}

function Row({ role }: { readonly role: RoleRow }) {
  const words = useRolesWords()
  const terms = useTermsWords()
  return (
    <li className={s.row}>
      <To to={`/s/${role.startupId}/roles/${role.id}`} className={s.title}>
        {role.title}
      </To>
      <span>{terms.roleType[role.type]}</span>
      <Pill tone={role.isOpen ? 'green' : 'grey'}>
        {role.isOpen ? words.openState : words.closed}
      </Pill>
      <To to={`/s/${role.startupId}/applicants`} asked={{ role: role.id }} className={s.applicants}>
        {words.applicants(role.applicantCount ?? 0)}
      </To>
      <small>
        <Ago time={role.createdAt} />
      </small>
    </li>
  )
}

/** All vacancies of a startup, open and closed. */
export function VacanciesPage() {
  const startupId = usePart('startupId')
  const words = useRolesWords()
  const go = useGo()
  const isNew = useAsked()['new'] !== undefined
  const startup = useQuery(startupReading(startupId)).data?.startup
  const { data, error, refetch } = useQuery(startupRolesReading(startupId))
  const here = `/s/${startupId}/roles`
  const begin = () => go(here, { asked: { new: 'yes' } })
  useShortcuts({ n: begin })
  return (
    <Page
      title={words.vacancies}
      crumb={<To to={`/startups/${startupId}`}>{startup?.name ?? '…'}</To>}
      actions={
        <Button look="brand" icon="plus" onClick={begin}>
          {words.newRole}
        </Button>
      }
    >
      {!data &&
        (error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={4} height={44} />)}
      {data?.startupRoles.items.length === 0 && (
        <Empty
          title={words.vacanciesNone}
          text={words.vacanciesNoneText}
          action={<Button onClick={begin}>{words.newRole}</Button>}
        />
      )}
      {data && data.startupRoles.items.length > 0 && (
        <ul className={s.rows}>
          {data.startupRoles.items.map((role) => (
            <Row key={role.id} role={role} />
          ))}
        </ul>
      )}
      {isNew && <NewRole startupId={startupId} onClose={() => go(here, { replace: true })} />}
    </Page>
  )
}
