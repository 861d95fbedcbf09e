import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { queries } from '../../../api/cache.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { Title } from '../../../ui/title.tsx'
import { useOpenRoom } from '../../chat/use-open-room.ts'
import { FollowButton } from '../../follows/follow-button.tsx'
import { BlockUser } from '../../follows/follows.operations.ts'
import { useFollowsWords } from '../../follows/words/index.ts'
import { Trail } from '../../goals/trail.tsx'
import { useReportsWords } from '../../reports/words/index.ts'
import { TagLinks } from '../../tags/tag-links.tsx'
import { useMe } from '../me.ts'
import s from './person-page.module.css'
import type { ShownPersonData } from './person.operations.ts'
import { useUsersWords } from '../words/index.ts'

/** So much of the way in the picture is one level. */
const PER_LEVEL = 8

type Person = ShownPersonData['userByNickname']

const ReportDialog = lazy(async () => ({
  default: (await import('../../reports/report-dialog.tsx')).ReportDialog,
}))

/** Nothing that was known of them stays on the screen. */
function BlockMenu({ person }: { readonly person: Person }) {
  const words = useFollowsWords()
  const { person: personWords } = useUsersWords()
  const navigate = useNavigate()
  const reports = useReportsWords()
  const [asked, setAsked] = useState<'block' | 'report'>()
  const close = () => setAsked(undefined)
  const block = useAct(BlockUser, {
    done: () => {
      toast({ tone: 'good', text: words.blocked(person.fullName) })
      void navigate({ to: '/people' }).then(() => queries.invalidateQueries())
    },
  })
  return (
    <>
      <Menu
        label={personWords.actionsOf(person.fullName)}
        trigger={<Icon name="more" />}
        entries={[
          { icon: 'flag', text: reports.report, onSelect: () => setAsked('report') },
          { icon: 'ban', text: words.block, onSelect: () => setAsked('block'), isDanger: true },
        ]}
      />
      <Suspense>
        {asked === 'report' && (
          <ReportDialog reportedType="user" reportedId={person.id} onClose={close} />
        )}
      </Suspense>
      {asked === 'block' && (
        <Confirm
          title={words.blockTitle(person.fullName)}
          text={
            <ul>
              {words.blockText.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          }
          act={words.block}
          isDanger
          onConfirm={() => block.mutate({ userId: person.id, requestId: newRequestId() })}
          onClose={close}
        />
      )}
    </>
  )
}

function Actions({ person }: { readonly person: Person }) {
  const { person: words } = useUsersWords()
  const me = useMe()
  const { open, isOpening } = useOpenRoom()
  if (me?.id === person.id)
    return (
      <Link to="/settings/profile" className={buttonClass('plain')}>
        <Icon name="pen" size={18} /> {words.edit}
      </Link>
    )
  return (
    <>
      <FollowButton person={person} />
      <Button icon="chat" busy={isOpening} onClick={() => open(person.id)}>
        {words.write}
      </Button>
      <BlockMenu person={person} />
    </>
  )
}

export function PersonHead({ person }: { readonly person: Person }) {
  const { person: words } = useUsersWords()
  const follows = useFollowsWords()
  return (
    <header className={s.head}>
      <div className={s.banner} aria-hidden="true">
        <Trail
          seed={person.id}
          progress={Math.min(100, person.level * PER_LEVEL)}
          milestones={[]}
        />
      </div>
      <div className={s.face}>
        <Avatar person={person} size={104} />
      </div>
      <div className={s.actions}>
        <Actions person={person} />
      </div>
      <div className={s.who}>
        <Title>{person.fullName}</Title>
        <p className={s.names}>
          <span>@{person.nickname}</span>
          {person.pronouns && <span>{person.pronouns}</span>}
          <span className={s.level}>
            <Icon name="star" size={14} fill /> {follows.level(person.level)}
          </span>
          {person.followsMe && <span className={s.badge}>{follows.followsYou}</span>}
        </p>
        {person.bio && (
          <p className={s.bio}>
            <RichText text={person.bio} />
          </p>
        )}
        <TagLinks tags={person.tags} />
        <p className={s.counts}>
          <span>{words.followers(person.followerCount)}</span>
          <span>{words.following(person.followingCount)}</span>
        </p>
      </div>
    </header>
  )
}
