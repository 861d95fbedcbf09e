import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Title } from '../../ui/title.tsx'
import { GroupForm } from './group-form.tsx'
import { CreateGroup } from './groups.operations.ts'
import s from './groups-page.module.css'
import { GROUPS } from './readings.ts'
import { useGroupsWords } from './words/index.ts'

export function NewGroupPage() {
  const words = useGroupsWords()
  const navigate = useNavigate()
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const create = useAct(CreateGroup, {
    touches: [GROUPS],
    failed: (failure) => {
      // What is sent next may be another group.
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ createGroup: { id } }) =>
      void navigate({ to: '/groups/$groupId', params: { groupId: id }, replace: true }),
  })
  return (
    <div className={`${s.page} ${s.narrow}`}>
      <BackLink to="/groups">{words.title}</BackLink>
      <Title>{words.create}</Title>
      <Card>
        <GroupForm
          submit={words.create}
          busy={create.isPending}
          error={error}
          onSubmit={(given, form) =>
            create.mutate({
              ...given,
              withRoom: form.get('withRoom') !== null,
              requestId: requestId.current,
            })
          }
        >
          <label className={s.check}>
            <input type="checkbox" name="withRoom" defaultChecked /> {words.withRoom}
          </label>
        </GroupForm>
      </Card>
    </div>
  )
}
