import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Group, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'

const ofGroup = ({ id, ownerId }: Group) => ({ groupId: id, userId: ownerId })
const ofPerson = ({ groupId, userId }: GroupMember | JoinRequest | GroupInvite) => ({
  groupId,
  userId,
})

const groups = (sink: EventSink): Processor =>
  domainEvents(
    Group,
    [
      {
        name: 'goalsguild.group.created',
        data: ({ old, new: group }) => (!old && group ? ofGroup(group) : undefined),
      },
      {
        name: 'goalsguild.group.transferred',
        data: ({ old, new: group }) =>
          old && group && old.ownerId !== group.ownerId
            ? { ...ofGroup(group), fromUserId: old.ownerId }
            : undefined,
      },
      {
        name: 'goalsguild.group.archived',
        data: ({ old, new: group }) =>
          old && old.archivedAt === undefined && group?.archivedAt !== undefined
            ? ofGroup(group)
            : undefined,
      },
      {
        name: 'goalsguild.group.unarchived',
        data: ({ old, new: group }) =>
          old?.archivedAt !== undefined && group && group.archivedAt === undefined
            ? ofGroup(group)
            : undefined,
      },
      {
        name: 'goalsguild.group.deleted',
        data: ({ old, new: group }) =>
          old && old.deletedAt === undefined && group?.deletedAt !== undefined
            ? ofGroup(group)
            : undefined,
      },
    ],
    sink,
  )

const members = (sink: EventSink): Processor => ({
  ...domainEvents(
    GroupMember,
    [
      {
        name: 'goalsguild.group.joined',
        data: ({ old, new: member }) => (!old && member ? ofPerson(member) : undefined),
      },
      {
        name: 'goalsguild.group.role-changed',
        data: ({ old, new: member }) =>
          old && member && old.role !== member.role
            ? { ...ofPerson(member), role: member.role }
            : undefined,
      },
      {
        name: 'goalsguild.group.left',
        data: ({ old, new: member }) => (old && !member ? ofPerson(old) : undefined),
      },
    ],
    sink,
  ),
  // The name would follow from the first event, as that of the group's own events does.
  name: 'events.goalsguild-group-member',
})

const requests = (sink: EventSink): Processor => ({
  ...domainEvents(
    JoinRequest,
    [
      {
        name: 'goalsguild.group.join-asked',
        data: ({ old, new: request }) => (!old && request ? ofPerson(request) : undefined),
      },
    ],
    sink,
  ),
  name: 'events.goalsguild-group-request',
})

const invites = (sink: EventSink): Processor => ({
  ...domainEvents(
    GroupInvite,
    [
      {
        name: 'goalsguild.group.invited',
        data: ({ old, new: invite }) =>
          !old && invite ? { ...ofPerson(invite), inviterId: invite.inviterId } : undefined,
      },
    ],
    sink,
  ),
  name: 'events.goalsguild-group-invite',
})

/** Only ids leave: who needs more asks for it, and is asked who they are. */
export const groupEvents = (sink: EventSink): readonly Processor[] => [
  groups(sink),
  members(sink),
  requests(sink),
  invites(sink),
]
