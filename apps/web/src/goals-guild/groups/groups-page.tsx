import { Link, useNavigate } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Title } from '../../ui/title.tsx'
import { OwnTags } from '../tags/own-tags.tsx'
import { useForOwnTags } from '../tags/use-for-own-tags.ts'
import { GroupCard, GroupGrid } from './group-card.tsx'
import {
  AcceptGroupInvite,
  CancelJoinRequest,
  DeclineGroupInvite,
  GroupsByTag,
  type MyGroupInvitesData,
  type MyJoinRequestsData,
} from './groups.operations.ts'
import s from './groups-page.module.css'
import { invitesListing, myGroupsListing, myRequestsListing } from './readings.ts'
import { useGroupAct } from './use-group-act.ts'
import { useGroupsWords } from './words/index.ts'

type Invite = MyGroupInvitesData['myGroupInvites']['items'][number]
type Request = MyJoinRequestsData['myJoinRequests']['items'][number]

function InviteCard({ invite: { group, groupId, inviter } }: { readonly invite: Invite }) {
  const words = useGroupsWords()
  const accept = useGroupAct(AcceptGroupInvite, groupId, { said: words.joined })
  const decline = useGroupAct(DeclineGroupInvite, groupId)
  if (!group) return null
  return (
    <GroupCard
      group={group}
      note={inviter && words.invitedBy(inviter.fullName)}
      actions={
        <>
          <Button small look="brand" busy={accept.isPending} onClick={() => accept.act({})}>
            {words.accept}
          </Button>
          <Button small busy={decline.isPending} onClick={() => decline.act({})}>
            {words.decline}
          </Button>
        </>
      }
    />
  )
}

function RequestCard({ request: { group, groupId } }: { readonly request: Request }) {
  const words = useGroupsWords()
  const cancel = useGroupAct(CancelJoinRequest, groupId)
  if (!group) return null
  return (
    <GroupCard
      group={group}
      note={words.asked}
      actions={
        <Button small busy={cancel.isPending} onClick={() => cancel.act({})}>
          {words.cancelRequest}
        </Button>
      }
    />
  )
}

/** What waits for somebody's answer; nothing is shown when nothing does. */
function Waiting() {
  const words = useGroupsWords()
  const invites = useListing(invitesListing).items ?? []
  const requests = useListing(myRequestsListing).items ?? []
  if (invites.length + requests.length === 0) return null
  return (
    <section className={s.section}>
      <h2>{words.waiting}</h2>
      <GroupGrid>
        {invites.map((invite) => (
          <InviteCard key={invite.groupId} invite={invite} />
        ))}
        {requests.map((request) => (
          <RequestCard key={request.groupId} request={request} />
        ))}
      </GroupGrid>
    </section>
  )
}

/** Groups that share a word with somebody who is not in them. */
function Suggested() {
  const { items } = useForOwnTags(GroupsByTag, ({ groupsByTag }) => groupsByTag.items)
  const others = items.filter(({ myRole, amInvited }) => myRole === null && !amInvited)
  if (others.length === 0) return null
  return (
    <div className={s.suggested}>
      <GroupGrid>
        {others.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </GroupGrid>
    </div>
  )
}

function Discover() {
  const words = useGroupsWords()
  const navigate = useNavigate()
  const find = (form: FormData) => {
    const tag = String(form.get('tag') ?? '')
      .trim()
      .replace(/^#/, '')
      .toLowerCase()
    if (tag) void navigate({ to: '/tags/$tag', params: { tag }, search: { part: 'groups' } })
  }
  return (
    <Card title={words.discover}>
      <form
        role="search"
        className={s.find}
        onSubmit={(event) => {
          event.preventDefault()
          find(new FormData(event.currentTarget))
        }}
      >
        <input
          name="tag"
          className={fieldStyles.input}
          placeholder={words.tagPlaceholder}
          aria-label={words.discoverText}
          maxLength={41}
          autoCapitalize="none"
        />
        <Button type="submit" icon="search">
          {words.find}
        </Button>
      </form>
      <p className={s.hint}>{words.discoverText}</p>
      <div className={s.own}>
        <OwnTags part="groups" />
      </div>
      <Suggested />
    </Card>
  )
}

export function GroupsPage() {
  const words = useGroupsWords()
  const list = useListing(myGroupsListing)
  return (
    <div className={s.page}>
      <header className={s.head}>
        <Title>{words.title}</Title>
        <Link to="/groups/new" className={buttonClass('brand')}>
          <Icon name="plus" size={18} /> {words.create}
        </Link>
      </header>
      <Waiting />
      <Listing list={list} height={90} empty={<Empty title={words.none} text={words.noneText} />}>
        {(items) => (
          <GroupGrid>
            {items.map(({ group, role }) => (
              <GroupCard
                key={group.id}
                group={group}
                note={role === 'member' ? undefined : words.roles[role]}
              />
            ))}
          </GroupGrid>
        )}
      </Listing>
      <Discover />
    </div>
  )
}
