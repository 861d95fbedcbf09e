import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useCommon } from '../../i18n/common/index.ts'
import { GroupClosed } from './group-closed.tsx'
import { GroupEnds } from './group-ends.tsx'
import { GroupForm } from './group-form.tsx'
import s from './group-page.module.css'
import { type GroupFields, UpdateGroup } from './groups.operations.ts'
import { GROUPS, groupKey } from './readings.ts'
import { useShownGroup } from './use-shown-group.ts'
import { useGroupsWords } from './words/index.ts'

function Edit({ group }: { readonly group: GroupFields }) {
  const words = useGroupsWords()
  const common = useCommon()
  const [error, setError] = useState<Error>()
  const update = useAct(UpdateGroup, {
    touches: [GROUPS, groupKey(group.id)],
    failed: setError,
    done: ({ updateGroup }) => {
      setError(undefined)
      mergeEntity(updateGroup)
      toast({ tone: 'good', text: words.saved })
    },
  })
  return (
    <Card title={words.edit}>
      <GroupForm
        group={group}
        submit={common.save}
        busy={update.isPending}
        error={error}
        onSubmit={(given) =>
          update.mutate({ ...given, groupId: group.id, requestId: newRequestId() })
        }
      />
    </Card>
  )
}

/** For its owner and admins; what ends it is the owner's. */
export function GroupSettingsPart() {
  const group = useShownGroup()
  if (!group) return null
  const mayEdit = !group.archivedAt && group.myRole === 'admin'
  if (group.myRole !== 'owner' && !mayEdit) return <GroupClosed group={group} />
  return (
    <div className={s.column}>
      {!group.archivedAt && <Edit key={group.id} group={group} />}
      {group.myRole === 'owner' && <GroupEnds group={group} />}
    </div>
  )
}
