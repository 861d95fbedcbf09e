import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { membersListing } from '../family/readings.ts'
import { pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import { personOf } from '../users/person.ts'
import s from './admin.module.css'
import type { AdminProfile } from './members.operations.ts'
import { PersonRow } from './person-row.tsx'
import { profileReading } from './readings.ts'
import { useDecide } from './use-decide.ts'
import { useAdminWords } from './words/index.ts'

function MemberActs({ profile }: { readonly profile: AdminProfile }) {
  const words = useAdminWords()
  const me = useMe()
  const { setAdmin, close, open, approve, isBusy } = useDecide(profile)
  const [asked, setAsked] = useState<'admin' | 'close'>()
  const isAdmin = profile.groups.includes('admin')
  if (profile.userId === me?.userId) return <span className={pageStyles.note}>{words.self}</span>
  if (profile.status === 'inactive')
    return (
      <Button busy={isBusy} onClick={open}>
        {words.reopen}
      </Button>
    )
  if (!profile.groups.includes('approved'))
    return (
      <Button look="brand" busy={isBusy} onClick={approve}>
        {words.approve}
      </Button>
    )
  return (
    <>
      <Button icon="key" busy={isBusy} onClick={() => setAsked('admin')}>
        {isAdmin ? words.takeAdmin : words.makeAdmin}
      </Button>
      <Button icon="ban" onClick={() => setAsked('close')}>
        {words.close}
      </Button>
      {asked === 'admin' && (
        <Confirm
          title={(isAdmin ? words.takeAdminTitle : words.makeAdminTitle)(profile.displayName)}
          text={isAdmin ? words.takeAdminText : words.makeAdminText}
          act={isAdmin ? words.takeAdmin : words.makeAdmin}
          isDanger={isAdmin}
          onConfirm={() => setAdmin(!isAdmin)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'close' && (
        <Confirm
          title={words.closeTitle(profile.displayName)}
          text={words.closeText}
          act={words.close}
          isDanger
          onConfirm={close}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** One of them, with what can be done. */
export function OneMember({ userId }: { readonly userId: string }) {
  const words = useAdminWords()
  const { data, error } = useQuery(profileReading(userId))
  if (!data)
    return error ? (
      <Empty title={words.missing} text={error.message} />
    ) : (
      <Skeleton lines={2} height={76} />
    )
  const { profile } = data
  return (
    <>
      <To to="/admin/members" asked={{ list: 'members' }} className={pageStyles.link}>
        {words.back}
      </To>
      <ul className={s.rows}>
        <PersonRow profile={profile}>
          <MemberActs profile={profile} />
        </PersonRow>
      </ul>
      <dl className={s.facts}>
        <div>
          <dt>{words.role}</dt>
          <dd>{profile.groups.includes('admin') ? words.isAdmin : words.isMember}</dd>
        </div>
        <div>
          <dt>{words.files}</dt>
          <dd>{profile.mediaUploadCount}</dd>
        </div>
        {profile.bio && (
          <div>
            <dt>{words.bio}</dt>
            <dd className={pageStyles.prose}>{profile.bio}</dd>
          </div>
        )}
      </dl>
      <To
        to={profile.personId === null ? `/family/${userId}` : `/people/${profile.personId}`}
        className={pageStyles.link}
      >
        {words.page}
      </To>
    </>
  )
}

/** Everybody who was let in. */
export function AllMembers() {
  const words = useAdminWords()
  return (
    <Listing
      list={useListing(membersListing)}
      height={64}
      empty={<Empty title={words.nobodyWaits} text={words.nobodyWaitsText} />}
    >
      {(items) => (
        <ul className={s.rows}>
          {items.map((member) => (
            <li key={member.userId}>
              <To to="/admin/members" asked={{ who: member.userId }} className={s.member}>
                <Avatar person={personOf(member)} size={40} />
                <span>{member.displayName}</span>
              </To>
            </li>
          ))}
        </ul>
      )}
    </Listing>
  )
}
