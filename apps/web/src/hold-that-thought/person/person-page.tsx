import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Title } from '../../ui/title.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import type { MemberFields } from '../family/family.operations.ts'
import { Missing } from '../frame/missing.tsx'
import { pageStyles } from '../kit/page.tsx'
import { usePart } from '../../shell/nav.tsx'
import { isAdmin, useMe } from '../users/me.ts'
import { useLife } from './life.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MemberCard } from './member-card.tsx'
import type { OnePersonData } from './person.operations.ts'
import { PersonDialog } from './person-dialog.tsx'
import { PersonFace } from './person-face.tsx'
import { PersonLetters } from './person-letters.tsx'
import { PersonPhotos } from './person-photos.tsx'
import { memberReading, onePersonReading } from './readings.ts'
import { Relatives } from './relatives.tsx'
import s from './person.module.css'
import { useLink } from './use-link.ts'
import { usePersonWords } from './words/index.ts'

interface HeadProps {
  readonly person: OnePersonData['person']
  readonly member: MemberFields | undefined
}

/** What one may say about whose account it is; nothing where somebody else is this person. */
function useEntries({ id, userId }: OnePersonData['person'], onLink: () => void): MenuEntry[] {
  const words = usePersonWords()
  const me = useMe()
  const { link, unlink } = useLink(id)
  const isMe = userId !== null && userId === me?.userId
  const mayLink = userId === null
  return [
    ...(mayLink && !me?.personId
      ? [{ icon: 'person' as const, text: words.thisIsMe, onSelect: () => link() }]
      : []),
    ...(mayLink && isAdmin(me)
      ? [{ icon: 'person-plus' as const, text: words.link, onSelect: onLink }]
      : []),
    ...(isMe ? [{ icon: 'close' as const, text: words.notMe, onSelect: unlink }] : []),
    ...(!isMe && !mayLink && isAdmin(me)
      ? [{ icon: 'close' as const, text: words.unlink, onSelect: unlink }]
      : []),
  ]
}

function Head({ person, member }: HeadProps) {
  const words = usePersonWords()
  const life = useLife()
  const me = useMe()
  const [shown, setShown] = useState<'edit' | 'link'>()
  const entries = useEntries(person, () => setShown('link'))
  const { link } = useLink(person.id)
  const close = () => setShown(undefined)
  return (
    <header className={s.head}>
      <PersonFace person={person} photoUrl={member?.photoUrl} size={96} />
      <div className={s.who}>
        <Title>{person.name}</Title>
        <p className={s.life}>{life.days(person)}</p>
        {person.userId !== null && person.userId === me?.userId && (
          <span className={s.tag}>{words.isMe}</span>
        )}
      </div>
      <div className={pageStyles.actions}>
        <Button icon="pen" onClick={() => setShown('edit')}>
          {words.edit}
        </Button>
        {entries.length > 0 && (
          <Menu label={words.more} trigger={<Icon name="more" />} entries={entries} />
        )}
      </div>
      {shown === 'edit' && <PersonDialog person={person} onClose={close} />}
      {shown === 'link' && <LinkDialog onLink={link} onClose={close} />}
    </header>
  )
}

/** Somebody of the family: who they were, whom they belong to, and every letter that names them. */
export function PersonPage() {
  const personId = usePart('personId')
  const { data, error, refetch } = useQuery(onePersonReading(personId))
  const userId = data?.person.userId
  const member = useQuery({ ...memberReading(userId ?? ''), enabled: userId != null }).data?.member
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <Missing />
  if (!data)
    return (
      <div className={pageStyles.page}>
        {error ? (
          <Trouble isPage onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} height={64} />
        )}
      </div>
    )
  const { person } = data
  return (
    <div className={pageStyles.page}>
      <Head person={person} member={member} />
      <div className={pageStyles.split}>
        <div className={s.main}>
          {person.note && <p className={s.note}>{person.note}</p>}
          <PersonLetters personId={person.id} />
          <PersonPhotos personId={person.id} />
        </div>
        <aside className={s.main}>
          <Relatives person={person} />
          {member && <MemberCard member={member} />}
        </aside>
      </div>
    </div>
  )
}
