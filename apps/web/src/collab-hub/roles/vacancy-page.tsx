import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Missing } from '../frame/missing.tsx'
import { Page } from '../kit/page.tsx'
import { Pill } from '../kit/pill.tsx'
import { To, useGo, usePart } from '../../shell/nav.tsx'
import { startupKey } from '../startups/readings.ts'
import { rolePath, roleReading } from './readings.ts'
import { CloseRole, DeleteRole, OpenRole, UpdateRole } from './role-acts.operations.ts'
import { RoleForm } from './role-form.tsx'
import type { RoleData } from './roles.operations.ts'
import { useRolesWords } from './words/index.ts'

type Role = RoleData['role']

function useRoleActs({ id: roleId, startupId }: Role) {
  const words = useRolesWords()
  const go = useGo()
  const touches = [startupKey(startupId)]
  const said = (text: string) => () => toast({ tone: 'good', text })
  const shows = (isOpen: boolean) => () => mergeEntity({ id: roleId, isOpen })
  const open = useAct(OpenRole, { touches, optimistic: shows(true), done: said(words.opened) })
  const close = useAct(CloseRole, {
    touches,
    optimistic: shows(false),
    done: said(words.closedDone),
  })
  const remove = useAct(DeleteRole, {
    touches,
    done: () => {
      go(`/s/${startupId}/roles`)
      toast({ tone: 'good', text: words.deleted })
    },
  })
  const intent = () => ({ startupId, roleId, requestId: newRequestId() })
  return {
    toggle: (isOpen: boolean) => (isOpen ? close : open).mutate(intent()),
    remove: () => remove.mutate(intent()),
  }
}

function Editor({ role }: { readonly role: Role }) {
  const words = useRolesWords()
  const common = useCommon()
  const [error, setError] = useState<Error>()
  const [isAsking, setAsking] = useState(false)
  const acts = useRoleActs(role)
  const update = useAct(UpdateRole, {
    touches: [startupKey(role.startupId)],
    failed: setError,
    done: ({ updateRole }) => {
      setError(undefined)
      mergeEntity(updateRole)
      toast({ tone: 'good', text: words.saved })
    },
  })
  const key = { startupId: role.startupId, roleId: role.id }
  return (
    <Page
      title={role.title}
      crumb={<To to={`/s/${role.startupId}/roles`}>{words.vacancies}</To>}
      aside={
        <Pill tone={role.isOpen ? 'green' : 'grey'}>
          {role.isOpen ? words.openState : words.closed}
        </Pill>
      }
      actions={
        <>
          <To {...rolePath(role)} className={buttonClass('quiet')}>
            {words.view}
          </To>
          <To
            to={`/s/${role.startupId}/applicants`}
            asked={{ role: role.id }}
            className={buttonClass('plain')}
          >
            {words.seeApplicants}
          </To>
          <Button onClick={() => acts.toggle(role.isOpen)}>
            {role.isOpen ? words.close : words.open}
          </Button>
          <Button icon="trash" onClick={() => setAsking(true)}>
            {words.delete}
          </Button>
        </>
      }
    >
      <Card title={words.editRole}>
        <RoleForm
          before={{ ...role, description: role.description ?? '' }}
          submit={common.save}
          error={error}
          isBusy={update.isPending}
          onSubmit={(values) => update.mutate({ ...key, ...values, requestId: newRequestId() })}
        />
      </Card>
      {isAsking && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.delete}
          isDanger
          onConfirm={acts.remove}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}

/** One vacancy, as its founder works on it. */
export function VacancyPage() {
  const startupId = usePart('startupId')
  const roleId = usePart('roleId')
  const { data, error, refetch } = useQuery(roleReading(startupId, roleId))
  if (data) return <Editor key={roleId} role={data.role} />
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Missing />
  return error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={6} height={56} />
}
