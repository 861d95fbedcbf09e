import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Title } from '../../ui/title.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import { TagLinks } from '../tags/tag-links.tsx'
import { ACCESS_ICONS } from './access.ts'
import s from './group-page.module.css'
import { GroupSign } from './group-sign.tsx'
import {
  AcceptGroupInvite,
  CancelJoinRequest,
  type GroupFields,
  JoinGroup,
  LeaveGroup,
  OpenGroupRoom,
} from './groups.operations.ts'
import { myRequestsListing } from './readings.ts'
import { useGroupAct } from './use-group-act.ts'
import { useGroupsWords } from './words/index.ts'

interface OfGroup {
  readonly group: GroupFields
}

function RoomButton({ group }: OfGroup) {
  const words = useGroupsWords()
  const navigate = useNavigate()
  const open = useGroupAct(OpenGroupRoom, group.id, {
    done: ({ openGroupRoom: { roomId } }) => {
      if (roomId) void navigate({ to: '/chat/$roomId', params: { roomId } })
    },
  })
  if (group.roomId)
    return (
      <Link to="/chat/$roomId" params={{ roomId: group.roomId }} className={buttonClass('plain')}>
        <Icon name="chat" size={18} /> {words.chat}
      </Link>
    )
  if (group.myRole === 'member' || group.archivedAt) return null
  return (
    <Button icon="chat" busy={open.isPending} onClick={() => open.act({})}>
      {words.openRoom}
    </Button>
  )
}

function LeaveButton({ group }: OfGroup) {
  const words = useGroupsWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = useGroupAct(LeaveGroup, group.id, {
    said: words.left,
    done: () => void navigate({ to: '/groups' }),
  })
  return (
    <>
      <Button look="quiet" icon="out" onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      {isAsking && (
        <Confirm
          title={words.leaveTitle(group.name)}
          text={words.leaveText[group.access]}
          act={words.leave}
          onConfirm={() => leave.act({})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function JoinButton({ group }: OfGroup) {
  const words = useGroupsWords()
  const requests = useListing(myRequestsListing).items ?? []
  const join = useGroupAct(JoinGroup, group.id, {
    done: ({ joinGroup: { state } }) =>
      toast({ tone: 'good', text: state === 'member' ? words.joined : words.asked }),
  })
  const accept = useGroupAct(AcceptGroupInvite, group.id, { said: words.joined })
  const cancel = useGroupAct(CancelJoinRequest, group.id)
  if (group.archivedAt) return null
  if (group.amInvited)
    return (
      <Button look="brand" icon="check" busy={accept.isPending} onClick={() => accept.act({})}>
        {words.acceptInvite}
      </Button>
    )
  if (requests.some(({ groupId }) => groupId === group.id))
    return (
      <Button busy={cancel.isPending} onClick={() => cancel.act({})}>
        {words.cancelRequest}
      </Button>
    )
  return (
    <Button look="brand" icon="plus" busy={join.isPending} onClick={() => join.act({})}>
      {group.access === 'approval' ? words.ask : words.join}
    </Button>
  )
}

export function GroupHead({ group }: OfGroup) {
  const words = useGroupsWords()
  return (
    <header className={s.head}>
      <GroupSign memberCount={group.memberCount} size={84} />
      <div className={s.who}>
        <Title>{group.name}</Title>
        <p className={s.facts}>
          <span>{words.members(group.memberCount)}</span>
          <span>
            <Icon name={ACCESS_ICONS[group.access]} size={15} /> {words.access[group.access].name}
          </span>
          {group.owner && <span>{words.ownedBy(group.owner.fullName)}</span>}
        </p>
      </div>
      <div className={s.actions}>
        {group.myRole ? <RoomButton group={group} /> : <JoinButton group={group} />}
        {group.myRole && group.myRole !== 'owner' && <LeaveButton group={group} />}
        {group.myRole !== 'owner' && <ReportButton reportedType="group" reportedId={group.id} />}
      </div>
      {(group.description || group.tags.length > 0) && (
        <div className={s.about}>
          {group.description && (
            <p>
              <RichText text={group.description} />
            </p>
          )}
          <TagLinks tags={group.tags} />
        </div>
      )}
      {group.archivedAt && (
        <p className={s.archived} role="status">
          <Icon name="archive" size={18} /> {words.archivedNote}
        </p>
      )}
    </header>
  )
}
