import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.tsx'
import type { ActivityFields } from './feed.operations.ts'
import { DeleteActivity } from './feed-acts.operations.ts'
import { useFeedWords } from './words/index.ts'

/** What its author may do with something in the feed. */
export function ActivityMenu({ activity }: { readonly activity: ActivityFields }) {
  const words = useFeedWords()
  const [isAsking, setAsking] = useState(false)
  const { id: activityId, groupId } = activity
  const remove = useAct(DeleteActivity, {
    touches: [['feed'], ['group'], ['person']],
    done: () => toast({ tone: 'good', text: words.removed }),
  })
  return (
    <>
      <Menu
        label={words.postActions}
        trigger={<Icon name="more" size={18} />}
        entries={[
          {
            icon: 'trash',
            text: words.removePost,
            isDanger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          act={words.removePost}
          isDanger
          onConfirm={() => remove.mutate({ activityId, groupId, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
