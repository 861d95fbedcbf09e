import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { useGo } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import type { TalkFields } from './conversations.operations.ts'
import { DeleteConversation, LeaveConversation } from './talk-acts.operations.ts'
import { TALKS } from './use-inbox-live.ts'
import { useConversationsWords } from './words/index.ts'

const TalkPeople = lazy(async () => ({ default: (await import('./talk-people.tsx')).TalkPeople }))

/** What can be done about a conversation as a whole. */
export function TalkMenu({ talk }: { readonly talk: TalkFields }) {
  const words = useConversationsWords()
  const go = useGo()
  const me = useMe()
  const [shown, setShown] = useState<'people' | 'leave' | 'delete'>()
  const options = { touches: [TALKS], done: () => go('/messages', { replace: true }) }
  const leave = useAct(LeaveConversation, options)
  const remove = useAct(DeleteConversation, options)
  const intent = () => ({ conversationId: talk.id, requestId: newRequestId() })
  const close = () => setShown(undefined)
  const entries: readonly MenuEntry[] = [
    { icon: 'people', text: words.people, onSelect: () => setShown('people') },
    { icon: 'out', text: words.leave, onSelect: () => setShown('leave') },
    ...(talk.creatorId === me?.userId
      ? [
          {
            icon: 'trash' as const,
            text: words.deleteTalk,
            isDanger: true,
            onSelect: () => setShown('delete'),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu label={words.more} trigger={<Icon name="more" />} entries={entries} />
      <Suspense>{shown === 'people' && <TalkPeople talk={talk} onClose={close} />}</Suspense>
      {shown === 'leave' && (
        <Confirm
          title={words.leaveTitle}
          text={words.leaveText}
          act={words.leave}
          onConfirm={() => leave.mutate(intent())}
          onClose={close}
        />
      )}
      {shown === 'delete' && (
        <Confirm
          title={words.deleteTalkTitle}
          text={words.deleteTalkText}
          act={words.deleteTalk}
          isDanger
          onConfirm={() => remove.mutate(intent())}
          onClose={close}
        />
      )}
    </>
  )
}
