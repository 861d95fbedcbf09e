import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { PersonRow, PersonRows } from '../follows/person-row.tsx'
import { useMe } from '../users/me.ts'
import { isOpenTo } from './access.ts'
import { GroupClosed } from './group-closed.tsx'
import { GroupEntries } from './group-entries.tsx'
import s from './group-page.module.css'
import {
  type GroupFields,
  type GroupMembersData,
  RemoveMember,
  SetMemberRole,
} from './groups.operations.ts'
import { membersListing } from './readings.ts'
import { useGroupAct } from './use-group-act.ts'
import { useShownGroup } from './use-shown-group.ts'
import { useGroupsWords } from './words/index.ts'

type Member = GroupMembersData['groupMembers']['items'][number]

interface MemberProps {
  readonly group: GroupFields
  readonly member: Member
}

/** The owner removes anybody else and names admins; admins remove members. */
function MemberMenu({ group, member: { user, role } }: MemberProps) {
  const words = useGroupsWords()
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const remove = useGroupAct(RemoveMember, group.id, { said: words.removed(user.fullName) })
  const setRole = useGroupAct(SetMemberRole, group.id)
  const isOwner = group.myRole === 'owner'
  const mayRemove = role !== 'owner' && (isOwner || (group.myRole === 'admin' && role === 'member'))
  if (user.id === me?.id || !mayRemove) return null
  const next = role === 'admin' ? 'member' : 'admin'
  const entries: MenuEntry[] = [
    ...(isOwner
      ? [
          {
            icon: 'shield' as const,
            text: next === 'admin' ? words.makeAdmin : words.makeMember,
            onSelect: () => setRole.act({ userId: user.id, role: next }),
          },
        ]
      : []),
    { icon: 'out', text: words.remove, onSelect: () => setAsking(true), isDanger: true },
  ]
  return (
    <>
      <Menu
        label={words.actionsOf(user.fullName)}
        trigger={<Icon name="more" />}
        entries={entries}
      />
      {isAsking && (
        <Confirm
          title={words.removeTitle(user.fullName)}
          text={words.removeText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.act({ userId: user.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Members({ group }: { readonly group: GroupFields }) {
  const words = useGroupsWords()
  const list = useListing(membersListing(group.id))
  return (
    <div className={s.column}>
      {(group.myRole === 'owner' || group.myRole === 'admin') && <GroupEntries group={group} />}
      <Card title={words.members(group.memberCount)}>
        <Listing list={list} empty={null}>
          {(members) => (
            <PersonRows>
              {members.map((member) => (
                <PersonRow
                  key={member.user.id}
                  person={member.user}
                  actions={
                    <>
                      {member.role !== 'member' && (
                        <span className={s.role}>{words.roles[member.role]}</span>
                      )}
                      <MemberMenu group={group} member={member} />
                    </>
                  }
                />
              ))}
            </PersonRows>
          )}
        </Listing>
      </Card>
    </div>
  )
}

export function GroupMembersPart() {
  const group = useShownGroup()
  if (!group) return null
  return isOpenTo(group) ? <Members group={group} /> : <GroupClosed group={group} />
}
