import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { Title } from '../../ui/title.tsx'
import type { RoomFields } from './chat.operations.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import { RoomPeopleDialog } from './room-people.tsx'
import { RoomPicture, useRoomName } from './room-name.tsx'
import s from './room.module.css'
import { useRoomActs } from './use-room-acts.ts'
import { VANISH_CHOICES, VANISH_SECONDS, vanishChoiceOf } from './vanishing.ts'
import { useChatWords } from './words/index.ts'

type Open = 'people' | 'mute' | 'vanish' | 'leave'

const MUTE_HOURS = { hour: 1, night: 8, week: 7 * 24, ever: null } as const

interface RoomDialogProps {
  readonly room: RoomFields
  readonly open: Open
  readonly onClose: () => void
}

function RoomDialog({ room, open, onClose }: RoomDialogProps) {
  const words = useChatWords()
  const acts = useRoomActs(room)
  if (open === 'people') return <RoomPeopleDialog roomId={room.id} onClose={onClose} />
  if (open === 'leave')
    return (
      <Confirm
        title={words.leaveTitle}
        text={room.scope === 'dm' ? words.leaveDirect : words.leaveGroup}
        act={words.leave}
        onConfirm={acts.leave}
        onClose={onClose}
      />
    )
  const mutes = (Object.keys(MUTE_HOURS) as (keyof typeof MUTE_HOURS)[]).map((name) => ({
    name: words.muteFor[name],
    onChoose: () => acts.mute(MUTE_HOURS[name]),
  }))
  const times = VANISH_CHOICES.map((choice) => ({
    name: words.vanishAfter[choice],
    isChosen: room.ttlSeconds === VANISH_SECONDS[choice],
    onChoose: () => acts.setTtl(VANISH_SECONDS[choice]),
  }))
  return open === 'mute' ? (
    <ChoiceDialog title={words.muteTitle} text={words.muteText} choices={mutes} onClose={onClose} />
  ) : (
    <ChoiceDialog title={words.vanish} text={words.vanishText} choices={times} onClose={onClose} />
  )
}

/** In a group its owner and admins say how long messages live; of two people either. */
const maySetTtl = ({ scope, group }: RoomFields) =>
  scope === 'dm' || group?.myRole === 'owner' || group?.myRole === 'admin'

function RoomMenu({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const navigate = useNavigate()
  const acts = useRoomActs(room)
  const [open, setOpen] = useState<Open>()
  const { partner, groupId } = room
  const entries: MenuEntry[] = [
    ...(partner
      ? [
          {
            icon: 'person' as const,
            text: words.profile,
            onSelect: () =>
              void navigate({ to: '/people/$nick', params: { nick: partner.nickname } }),
          },
        ]
      : []),
    ...(groupId
      ? [
          {
            icon: 'people' as const,
            text: words.group,
            onSelect: () => void navigate({ to: '/groups/$groupId', params: { groupId } }),
          },
          {
            icon: 'person' as const,
            text: words.inRoom,
            onSelect: () => setOpen('people'),
          },
        ]
      : []),
    room.mutedUntil
      ? { icon: 'bell', text: words.unmute, onSelect: acts.unmute }
      : { icon: 'muted', text: words.mute, onSelect: () => setOpen('mute') },
    ...(maySetTtl(room)
      ? [{ icon: 'clock' as const, text: words.vanish, onSelect: () => setOpen('vanish') }]
      : []),
    { icon: 'out', text: words.leave, onSelect: () => setOpen('leave'), isDanger: true },
  ]
  return (
    <>
      <Menu label={words.roomActions} trigger={<Icon name="more" />} entries={entries} />
      {open && <RoomDialog room={room} open={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Facts({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const choice = vanishChoiceOf(room.ttlSeconds)
  return (
    <small>
      {room.partner && `@${room.partner.nickname} · ${words.level(room.partner.level)}`}
      {room.group && words.members(room.group.memberCount)}
      {room.mutedUntil && ` · ${words.muted}`}
      {room.ttlSeconds !== null &&
        ` · ${choice ? words.vanishNote(words.vanishAfter[choice]) : words.vanishSome}`}
    </small>
  )
}

export function RoomHead({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  return (
    <header className={s.head}>
      <Link to="/chat" className={s.back} aria-label={words.title}>
        <Icon name="back" />
      </Link>
      <RoomPicture room={room} size={40} />
      <div className={s.title}>
        <Title>{useRoomName(room)}</Title>
        <Facts room={room} />
      </div>
      {!room.hasLeft && <RoomMenu room={room} />}
    </header>
  )
}
