import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useGo } from '../../shell/nav.tsx'
import { ReportDialog } from '../reports/report-dialog.tsx'
import type { TalkFields } from './conversations.operations.ts'
import { TALKS } from './readings.ts'
import { BlockUser, LeaveConversation, MuteConversation } from './talk-acts.operations.ts'
import { useTalkName } from './talk-name.tsx'
import { useConversationsWords } from './words/index.ts'

const TalkPeople = lazy(async () => ({ default: (await import('./talk-people.tsx')).TalkPeople }))

type Shown = 'people' | 'leave' | 'block' | 'report'

interface OfTalk {
  readonly talk: TalkFields
}

function useTalkActs({ id: conversationId, partnerId, isMuted }: TalkFields) {
  const words = useConversationsWords()
  const go = useGo()
  const mute = useAct(MuteConversation, {
    optimistic: (given) => mergeEntity({ id: conversationId, isMuted: given.isMuted }),
  })
  const leave = useAct(LeaveConversation, {
    touches: [TALKS],
    done: () => go('/messages', { replace: true }),
  })
  const block = useAct(BlockUser, {
    touches: [TALKS],
    done: () => toast({ tone: 'good', text: words.blocked }),
  })
  const intent = () => ({ conversationId, requestId: newRequestId() })
  return {
    mute: () => mute.mutate({ ...intent(), isMuted: !isMuted }),
    leave: () => leave.mutate(intent()),
    block: () => partnerId && block.mutate({ userId: partnerId, requestId: newRequestId() }),
  }
}

/** What can be done about a conversation as a whole. */
export function TalkMenu({ talk }: OfTalk) {
  const words = useConversationsWords()
  const name = useTalkName()
  const [shown, setShown] = useState<Shown>()
  const acts = useTalkActs(talk)
  const close = () => setShown(undefined)
  const isDirect = talk.type === 'DIRECT'
  const entries: readonly MenuEntry[] = [
    { icon: 'people', text: words.people, onSelect: () => setShown('people') },
    { icon: 'muted', text: talk.isMuted ? words.unmute : words.mute, onSelect: acts.mute },
    ...(talk.type === 'STARTUP_CHANNEL'
      ? []
      : [{ icon: 'out' as const, text: words.leave, onSelect: () => setShown('leave') }]),
    ...(isDirect && talk.partner
      ? [{ icon: 'ban' as const, text: words.block, onSelect: () => setShown('block') }]
      : []),
    { icon: 'flag', text: words.report, onSelect: () => setShown('report') },
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
          onConfirm={acts.leave}
          onClose={close}
        />
      )}
      {shown === 'block' && (
        <Confirm
          title={words.blockTitle(name(talk))}
          text={words.blockText}
          act={words.block}
          isDanger
          onConfirm={acts.block}
          onClose={close}
        />
      )}
      {shown === 'report' && (
        <ReportDialog targetType="CONVERSATION" targetId={talk.id} onClose={close} />
      )}
    </>
  )
}
